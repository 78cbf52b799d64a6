import lyingPhotoUrl from './lying-photo.jpg';
import { photos } from './photos.fixtures.ts';

interface PhotoOptions {
  /** Width of the stored picture in pixels. */
  width: number;
  /** Height of the stored picture in pixels. */
  height: number;
  /** The Exif orientation. Default 1, not rotated. */
  orientation?: 1 | 3 | 6;
  /** The file name. Default `IMG_0001.jpg`. */
  name?: string;
}

/**
 * Returns a photo whose stored picture is light in the upper half and dark in the lower half.
 *
 * @throws Error `photos.fixtures.ts` has no such photo
 */
export function aPhoto({ width, height, orientation = 1, name = 'IMG_0001.jpg' }: PhotoOptions): File {
  const base64 = photos[`${width}x${height} ${orientation}`];
  if (base64 === undefined) throw new Error(`There is no photo of ${width} × ${height} pixels.`);
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return new File([bytes], name, { type: 'image/jpeg' });
}

/** Returns a photo of 2000 × 1500 pixels that lies on its side: the upper half of the stored picture is light. */
export async function aLyingPhoto(name = 'IMG_0001.jpg'): Promise<File> {
  const response = await fetch(lyingPhotoUrl);
  return new File([await response.blob()], name, { type: 'image/jpeg' });
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
