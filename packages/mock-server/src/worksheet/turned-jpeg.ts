import { joined } from './png.ts';

/** The Exif orientation: the rotation to show a picture upright, 1 by 0°, 3 by 180°, 6 by 90°, 8 by 270°. */
export type Orientation = 1 | 3 | 6 | 8;

/** Adds the Exif orientation to a JPEG, in an APP1 segment with one entry as cameras write it. */
export function withExifOrientation(
  jpeg: Uint8Array<ArrayBuffer>,
  orientation: Orientation,
): Uint8Array<ArrayBuffer> {
  const entry = [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0];
  const directory = [1, 0, ...entry, 0, 0, 0, 0];
  const exif = [...new TextEncoder().encode('Exif\0\0II*\0'), 8, 0, 0, 0, ...directory];
  return joined([
    jpeg.subarray(0, 2),
    Uint8Array.of(0xff, 0xe1, 0, exif.length + 2, ...exif),
    jpeg.subarray(2),
  ]);
}
