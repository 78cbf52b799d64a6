import type { Pixels } from './pixels.ts';

/** Maximum height of a blank part above the lower edge of the content, in pixels. */
const allowedBlank = 200;

/**
 * Returns a fault if the whole picture has one colour, or its lower part where the page has content.
 *
 * @param contentBottom the lower edge of the content of the page, in pixels from the top
 * @returns null for a valid picture
 */
export function blankFault(picture: Pixels, contentBottom: number): string | null {
  const painted = paintedHeight(picture);
  if (painted === 0) return 'The picture has only one colour.';
  const missing = Math.round(contentBottom) - painted;
  return missing > allowedBlank
    ? `The picture is blank below ${painted} pixels, but the page has content down to ${Math.round(contentBottom)}.`
    : null;
}

/** Returns the height of the picture without the rows of a single colour at its end. */
function paintedHeight({ metadata: { width, height }, data }: Pixels): number {
  const words = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const colour = words.at(-1);
  const last = words.findLastIndex((pixel) => pixel !== colour);
  return last < 0 ? 0 : Math.floor(last / width) + 1;
}
