import { jpegOf } from '@selfservice/mock-server/worksheet/jpeg';
import type { Orientation } from '@selfservice/mock-server/worksheet/turned-jpeg';
import { turnedJpeg } from '@selfservice/mock-server/worksheet/turned-jpeg';

interface PhotoOptions {
  /** As it lies in the file, in pixels; a multiple of 8. */
  width: number;
  /** As it lies in the file, in pixels; a multiple of 8. */
  height: number;
  /** How it is to be shown. Default as it lies. */
  orientation?: Orientation;
  /** Default `IMG_0001.jpg`. */
  name?: string;
}

/** A photograph whose upper half is light and whose lower half is dark, as it lies in the file. */
export function aPhoto({ width, height, orientation = 1, name = 'IMG_0001.jpg' }: PhotoOptions): File {
  const [columns, rows] = [width / 8, height / 8];
  const jpeg = jpegOf(columns, rows, (_, row) => (row < rows / 2 ? 220 : 40));
  return new File([turnedJpeg(jpeg, orientation)], name, { type: 'image/jpeg' });
}

/** A picture without a colour, through which everything shows. */
export async function aTransparentPng(): Promise<File> {
  const canvas = new OffscreenCanvas(40, 20);
  canvas.getContext('2d');
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new File([blob], 'stamp.png', { type: blob.type });
}

/** A picture of which there is hardly more than its beginning. */
export const aBrokenPng = () =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)], 'scan.png', {
    type: 'image/png',
  });

/** A photograph of which only half was copied. */
export function aHalfPhoto(): File {
  const photo = aPhoto({ width: 640, height: 480 });
  return new File([photo.slice(0, photo.size / 2)], 'half.jpg', { type: photo.type });
}

/** A document that calls itself a picture. */
export const aDisguisedDocument = () => new File(['%PDF-1.7'], 'contract.png', { type: 'image/png' });

/** A picture of the iPhone, which most browsers cannot open. */
export const anApplePhoto = () =>
  new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0042.HEIC', { type: 'image/heic' });

/** What a picture shows: its size, and how light it is at its four edges, 0 to 255. */
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
