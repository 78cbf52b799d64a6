import css from '@selfservice/ui/tokens/tokens.css?raw';
import { parseTokens } from '@selfservice/ui/tokens/parseTokens';

/** The tokens of each theme, parsed from the style sheet of the product. */
export const themes = parseTokens(css);

/** Returns the tokens whose names begin with a prefix, without the prefix, with their values in the light theme. */
export function tokensNamed(beginning: string): [name: string, value: string][] {
  return [...themes.light]
    .filter(([name]) => name.startsWith(beginning))
    .map(([name, value]) => [name.slice(beginning.length), value]);
}
