import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import subsetFont from 'subset-font';

const tokens = 'packages/ui/src/tokens';
const files = 'packages/ui/node_modules/@fontsource-variable/inter/files';

/** The faces that are made here, and the larger one that each is taken from. */
export const ownFaces = {
  [`${tokens}/inter-english-czech-slovak.woff2`]: `${files}/inter-latin-wght-normal.woff2`,
  [`${tokens}/inter-czech-slovak.woff2`]: `${files}/inter-latin-ext-wght-normal.woff2`,
};

/**
 * What a face is asked for, as `fonts.css` says it.
 *
 * @param face path of its file
 * @throws where `fonts.css` does not know the face
 */
export async function lettersOf(face: string): Promise<string> {
  const css = await readFile(`${tokens}/fonts.css`, 'utf8');
  const range = css.split(basename(face))[1]?.split('unicode-range:')[1]?.split(';')[0];
  if (!range) throw new Error(`fonts.css does not say which letters ${face} has.`);
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
    })
    .join('');
}

/** Takes the letters of a face out of the font, with every weight and feature that they have there. */
export async function makeFace([face, from]: readonly [string, string]): Promise<Buffer> {
  return subsetFont(await readFile(from), await lettersOf(face), { targetFormat: 'woff2' });
}
