import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import { applyTheme } from '@selfservice/ui/tokens/theme';
import type { Decorator } from '@storybook/react-vite';

/** Shows a story in the theme of the toolbar. */
export const withTheme: Decorator = (Story, { globals }) => {
  applyTheme(globals['theme'] as ThemeChoice, document.documentElement);
  return <Story />;
};
