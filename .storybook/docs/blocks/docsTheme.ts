import { colorIn } from '@selfservice/ui/tokens/parseTokens';
import type { ThemeName } from '@selfservice/ui/tokens/parseTokens';
import { create } from 'storybook/theming';
import { themes } from './themes.ts';

/** Returns Storybook's theme for docs pages in the colours of a theme of the product. */
export function docsTheme(name: ThemeName): ReturnType<typeof create> {
  const color = (role: string) => colorIn(themes[name], role);
  return create({
    base: name.startsWith('dark') ? 'dark' : 'light',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    textColor: color('text'),
    textMutedColor: color('text-muted'),
    colorPrimary: color('accent'),
    colorSecondary: color('accent'),
    appBg: color('surface'),
    appContentBg: color('surface'),
    appPreviewBg: color('surface'),
    appBorderColor: color('border'),
    appBorderRadius: 4,
    barBg: color('surface'),
    barTextColor: color('text-muted'),
  });
}
