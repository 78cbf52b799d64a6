import { joined } from './png.ts';

/** How a picture that lies as the camera was held is to be shown: 1 as it is, 3 turned by 180°, 6 by 90°, 8 by 270°. */
export type Orientation = 1 | 3 | 6 | 8;

/** A JPEG with a note of how it is to be turned, as cameras write it: an APP1 segment with one entry of Exif. */
export function turnedJpeg(jpeg: Uint8Array<ArrayBuffer>, orientation: Orientation): Uint8Array<ArrayBuffer> {
  const entry = [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0];
  const directory = [1, 0, ...entry, 0, 0, 0, 0];
  const exif = [...new TextEncoder().encode('Exif\0\0II*\0'), 8, 0, 0, 0, ...directory];
  return joined([
    jpeg.subarray(0, 2),
    Uint8Array.of(0xff, 0xe1, 0, exif.length + 2, ...exif),
    jpeg.subarray(2),
  ]);
}
