/** The format of a picture, recognised by its first bytes. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'tiff' | 'heif' | 'avif';

/** The number of bytes that `pictureFormatOf` needs. */
export const formatBytes = 32;

/** Bytes of a format at an offset, as the characters of a text. */
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
 * Returns the format of a picture by its content, not by its name; null for another file.
 *
 * @param bytes the first `formatBytes` bytes of the file
 * @requirement worksheet-31
 */
export function pictureFormatOf(bytes: Uint8Array): PictureFormat | null {
  const has = ([at, expected]: Sign) =>
    expected === String.fromCharCode(...bytes.subarray(at, at + expected.length));
  return signs.find(([, ...all]) => all.every(has))?.[0] ?? null;
}
