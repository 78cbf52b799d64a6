import type { Pixels } from './pixels.ts';

/** What stands below this much of one colour would have to be seen. */
const allowedBlank = 200;

/**
 * Says what a picture does not show: all of it has one colour, or its lower part has although the page has content there.
 *
 * @param contentBottom the lower edge of the page's content, in pixels from the top
 * @returns null for a picture that is all right
 */
export function blankFault(picture: Pixels, contentBottom: number): string | null {
  const painted = paintedHeight(picture);
  if (painted === 0) return 'The picture is of one colour.';
  const missing = Math.round(contentBottom) - painted;
  return missing > allowedBlank
    ? `The picture is blank below ${painted} pixels, but the page has content down to ${Math.round(contentBottom)}.`
    : null;
}

/** Height of the part above the last rows that are one single colour. */
function paintedHeight({ metadata: { width, height }, data }: Pixels): number {
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const colour = words.at(-1);
  const last = words.findLastIndex((pixel) => pixel !== colour);
  return last < 0 ? 0 : Math.floor(last / width) + 1;
}
