import { jpegOf } from '@selfservice/mock-server/worksheet/jpeg';
import type { Orientation } from '@selfservice/mock-server/worksheet/turned-jpeg';
import { withExifOrientation } from '@selfservice/mock-server/worksheet/turned-jpeg';

interface PhotoOptions {
  /** Width of the stored picture in pixels, a multiple of 8. */
  width: number;
  /** Height of the stored picture in pixels, a multiple of 8. */
  height: number;
  /** The Exif orientation. Default 1, not rotated. */
  orientation?: Orientation;
  /** The file name. Default `IMG_0001.jpg`. */
  name?: string;
}

/** Returns a photo whose stored picture is light in the upper half and dark in the lower half. */
export function aPhoto({ width, height, orientation = 1, name = 'IMG_0001.jpg' }: PhotoOptions): File {
  const [columns, rows] = [width / 8, height / 8];
  const jpeg = jpegOf(columns, rows, (_, row) => (row < rows / 2 ? 220 : 40));
  return new File([withExifOrientation(jpeg, orientation)], name, { type: 'image/jpeg' });
}

/** Returns a fully transparent picture. */
export async function aTransparentPng(): Promise<File> {
  const canvas = new OffscreenCanvas(40, 20);
  canvas.getContext('2d');
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], 'stamp.png', { type: blob.type });
}

/** Returns a picture with only the first bytes of a PNG. */
export const aBrokenPng = () =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)], 'scan.png', {
    type: 'image/png',
  });

/** Returns the first half of a photo. */
export function aHalfPhoto(): File {
  const photo = aPhoto({ width: 640, height: 480 });
  return new File([photo.slice(0, photo.size / 2)], 'half.jpg', { type: photo.type });
}

/** Returns a PDF document with the name and type of a picture. */
export const aDisguisedDocument = () => new File(['%PDF-1.7'], 'contract.png', { type: 'image/png' });

/** Returns a photo of an iPhone, which most browsers cannot open. */
export const anApplePhoto = () =>
  new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0042.HEIC', { type: 'image/heic' });

/**
 * Returns a square picture of noise, which cannot be compressed well.
 *
 * @param side width and height in pixels
 */
export async function aNoisyPicture(side: number): Promise<File> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  const pixels = new ImageData(side, side);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels.data[at] = at % 4 === 3 ? 255 : seed >> 16;
  }
  context?.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'noise.png', { type: 'image/png' });
}

/** Returns the size of a picture, and how light it is at its four edges, 0 to 255. */
export async function look(image: Blob) {
  const bitmap = await createImageBitmap(image);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const shade = (x: number, y: number) =>
    context?.getImageData(x * (width - 1), y * (height - 1), 1, 1).data[0] ?? -1;
  return {
    width,
    height,
    top: shade(0.5, 0.1),
    bottom: shade(0.5, 0.9),
    left: shade(0.1, 0.5),
    right: shade(0.9, 0.5),
  };
}
