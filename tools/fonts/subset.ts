import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** The letters of Czech and Slovak that are not in the face of Western Europe. */
export const ownLetters = 'ČčĎďĚěĹĺĽľŇňŔŕŘřŠšŤťŮůŽž';

/** The face for these letters alone: a fifteenth of the one for every letter beyond Western Europe. */
export const ownFace = 'packages/ui/src/tokens/inter-czech-slovak.woff2';

const fullFace =
  'packages/ui/node_modules/@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';

/** Takes the face for the letters out of the font, with every weight and feature that they have there. */
export async function makeOwnFace(): Promise<Buffer> {
  return subsetFont(await readFile(fullFace), ownLetters, { targetFormat: 'woff2' });
}
