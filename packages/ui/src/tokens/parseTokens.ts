/** The themes of the style sheet, in the order of every table. */
export const themeNames = ['light', 'dark', 'light high-contrast', 'dark high-contrast'] as const;

/** A theme of the style sheet. */
export type ThemeName = (typeof themeNames)[number];

/** Values of custom properties by name without the leading dashes. */
export type Tokens = ReadonlyMap<string, string>;

/**
 * Parses the style sheet of the tokens.
 *
 * @param css the text of `tokens.css`
 * @returns the value of every token in each theme
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

/** Returns the custom properties of the first rule with a selector. */
export function tokensOf(css: string, selector: string): Tokens {
  const rule = css.slice(css.indexOf(`${selector} {`));
  const declarations = rule.slice(0, rule.indexOf('}')).matchAll(/--([a-z0-9-]+): ([^;]+);/g);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}

/**
 * Returns a colour of a theme.
 *
 * @param tokens the theme
 * @param role the role without `color-`, for example `text-muted`
 * @throws Error for a role without a `#rrggbb` value
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
