import css from '@selfservice/ui/tokens/tokens.css?raw';
import { parseTokens } from '@selfservice/ui/tokens/parseTokens';

/** The tokens in each theme, read from the sheet that the product uses. */
export const themes = parseTokens(css);

/** The tokens whose names begin so, without that beginning. Values are those of the light theme. */
export function tokensNamed(beginning: string): [name: string, value: string][] {
  return [...themes.light]
    .filter(([name]) => name.startsWith(beginning))
    .map(([name, value]) => [name.slice(beginning.length), value]);
}
