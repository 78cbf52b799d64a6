import { contrastOf } from './contrast.ts';

const darkInk = '#211f1b';
const lightInk = '#ffffff';
const blackInk = '#000000';

/**
 * The ink for words on a colour that is not a token, for example one that the server sends with a shift. The product's
 * dark ink or white, whichever stands out more; black on the few colours between them that neither reaches.
 *
 * @param color the colour under the words, written `#rrggbb`
 * @returns an ink, written `#rrggbb`, that stands out at least 4.5:1
 * @throws RangeError for a colour that is written otherwise
 */
export function readableTextOn(color: string): string {
  const [dark, light] = [contrastOf(darkInk, color), contrastOf(lightInk, color)];
  if (Math.max(dark, light) < 4.5) return blackInk;
  return dark >= light ? darkInk : lightInk;
}
