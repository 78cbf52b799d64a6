import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import subsetFont from 'subset-font';

const tokens = 'packages/ui/src/tokens';
const files = 'packages/ui/node_modules/@fontsource-variable/inter/files';

/** The generated font files, each with the complete font that it is generated from. */
export const ownFaces = {
  [`${tokens}/inter-english-czech-slovak.woff2`]: `${files}/inter-latin-wght-normal.woff2`,
  [`${tokens}/inter-czech-slovak.woff2`]: `${files}/inter-latin-ext-wght-normal.woff2`,
};

/**
 * Returns the characters of a font file, as listed in `fonts.css`.
 *
 * @param face path of the font file
 * @throws Error if `fonts.css` does not list the file
 */
export async function lettersOf(face: string): Promise<string> {
  const css = await readFile(`${tokens}/fonts.css`, 'utf8');
  const range = css.split(basename(face))[1]?.split('unicode-range:')[1]?.split(';')[0];
  if (!range) throw new Error(`fonts.css does not list the characters of ${face}.`);
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

/** Generates a font file with only its characters, in all weights and with all features. */
export async function makeFace([face, from]: readonly [string, string]): Promise<Buffer> {
  return subsetFont(await readFile(from), await lettersOf(face), { targetFormat: 'woff2' });
}
