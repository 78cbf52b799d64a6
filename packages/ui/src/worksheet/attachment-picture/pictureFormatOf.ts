/** A picture's format, as its first bytes say. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'tiff' | 'heif' | 'avif';

/** How many bytes of a file `pictureFormatOf` looks at. */
export const formatBytes = 32;

/** Bytes that a format has at a place; a text stands for its characters. */
type Sign = readonly [at: number, bytes: string];

const signs: readonly (readonly [PictureFormat, ...Sign[]])[] = [
  ['jpeg', [0, '\xff\xd8\xff']],
  ['png', [0, '\x89PNG\r\n\x1a\n']],
  ['gif', [0, 'GIF8']],
  ['webp', [0, 'RIFF'], [8, 'WEBP']],
  ['bmp', [0, 'BM'], [6, '\0\0\0\0']],
  ['tiff', [0, 'II*\0']],
  ['tiff', [0, 'MM\0*']],
  ['avif', [4, 'ftypavi']],
  ...['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].map(
    (brand) => ['heif', [4, `ftyp${brand}`]] as const,
  ),
];

/**
 * The format of a picture by its content, whatever its name says; null: it is none. Specification 001 section 5.
 *
 * @param bytes the first of the file, `formatBytes` of them
 */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | null {
  const has = ([at, expected]: Sign) =>
    expected === String.fromCharCode(...bytes.subarray(at, at + expected.length));
  return signs.find(([, ...all]) => all.every(has))?.[0] ?? null;
}
