/** The themes that the style sheet holds, in the order of every table. */
export const themeNames = ['light', 'dark', 'light high-contrast', 'dark high-contrast'] as const;

/** A theme that the style sheet holds. */
export type ThemeName = (typeof themeNames)[number];

/** Values of custom properties by their name without the leading dashes. */
export type Tokens = ReadonlyMap<string, string>;

/**
 * Reads the sheet of tokens into its themes.
 *
 * @param css the text of `tokens.css`
 * @returns every token in each theme, with one value where the sheet has a light and a dark one
 */
export function parseTokens(css: string): Record<ThemeName, Tokens> {
  const tokens = tokensOf(css, ':root');
  return {
    light: side(tokens, 'normal', 1),
    dark: side(tokens, 'normal', 2),
    'light high-contrast': side(tokens, 'contrast', 1),
    'dark high-contrast': side(tokens, 'contrast', 2),
  };
}

/** The custom properties of the first rule of a selector, as the sheet writes them. */
export function tokensOf(css: string, selector: string): Tokens {
  const rule = css.slice(css.indexOf(`${selector} {`));
  const declarations = rule.slice(0, rule.indexOf('}')).matchAll(/--([a-z0-9-]+): ([^;]+);/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

/**
 * A colour of a theme.
 *
 * @param tokens the theme
 * @param role the role without `color-`, for example `text-muted`
 * @throws Error for a role that has no `#rrggbb` there
 */
export function colorIn(tokens: Tokens, role: string): string {
  const value = tokens.get(`color-${role}`);
  if (!value?.startsWith('#')) throw new Error(`Give --color-${role} a light and a dark value.`);
  return value;
}

const switched = /^var\(--if-normal,\s*(?<normal>.+)\)\s+var\(--if-contrast,\s*(?<contrast>.+)\)$/s;
const pair = /light-dark\((#\w{6}|rgb\([^)]*\)), (#\w{6}|rgb\([^)]*\))\)/g;

function side(tokens: Tokens, contrast: 'normal' | 'contrast', index: 1 | 2): Tokens {
  return new Map(
    [...tokens].map(([name, value]) => {
      const chosen = switched.exec(value)?.groups?.[contrast] ?? value;
      return [name, chosen.replaceAll(pair, `$${index}`)];
    }),
  );
}
