import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import { applyTheme } from '@selfservice/ui/tokens/theme';
import type { Decorator } from '@storybook/react-vite';
import { densities } from '../toolbar.ts';

const still = document.createElement('style');
still.textContent =
  ':root[data-still] :is(*, ::before, ::after) { animation: none !important; transition: none !important }';
document.head.append(still);

/** Sets the heights of a density. Lists measure their rows again when the window changes its size. */
function applyDensity(density: string): void {
  const { style } = document.documentElement;
  for (const name of Object.keys(densities['touch'] ?? {})) {
    const value = densities[density]?.[name] ?? '';
    if (style.getPropertyValue(name) === value) continue;
    style.setProperty(name, value);
    // After this render, which must not change the state of other components.
    requestAnimationFrame(() => window.dispatchEvent(new Event('resize')));
  }
}

/** Shows a story in the theme, the text size, the density and with the motion of the toolbar. */
export const withTheme: Decorator = (Story, { globals }) => {
  const { documentElement } = document;
  applyTheme(globals['theme'] as ThemeChoice, documentElement);
  documentElement.style.fontSize = globals['textSize'] === '100' ? '' : `${String(globals['textSize'])}%`;
  applyDensity(String(globals['density']));
  documentElement.toggleAttribute('data-still', globals['motion'] === 'none');
  return <Story />;
};
