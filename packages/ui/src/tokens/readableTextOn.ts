import { contrastOf } from './contrast.ts';

const darkInk = '#211f1b';
const lightInk = '#ffffff';
const blackInk = '#000000';

/**
 * Returns the ink for text on a colour that is not a token, for example the colour of a shift from the server: the dark ink of
 * the product or white, whichever has more contrast, or black if neither has enough.
 *
 * @param color the colour below the text, written `#rrggbb`
 * @returns an ink, written `#rrggbb`, with a contrast of at least 4.5:1
 * @throws RangeError for a colour in another format
 */
export function readableTextOn(color: string): string {
  const [dark, light] = [contrastOf(darkInk, color), contrastOf(lightInk, color)];
  if (Math.max(dark, light) < 4.5) return blackInk;
  return dark >= light ? darkInk : lightInk;
}
