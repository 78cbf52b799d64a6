import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import { applyTheme } from '@selfservice/ui/tokens/theme';
import type { Decorator } from '@storybook/react-vite';

const still = document.createElement('style');
still.textContent =
  ':root[data-still] :is(*, ::before, ::after) { animation: none !important; transition: none !important }';
document.head.append(still);

/** Shows a story in the theme, the text size and with the motion of the toolbar. */
export const withTheme: Decorator = (Story, { globals }) => {
  const { documentElement } = document;
  applyTheme(globals['theme'] as ThemeChoice, documentElement);
  documentElement.style.fontSize = globals['textSize'] === '100' ? '' : `${String(globals['textSize'])}%`;
  documentElement.toggleAttribute('data-still', globals['motion'] === 'none');
  return <Story />;
};
