import { uploadSizeOf } from '@selfservice/api/worksheet/attachment-rules';
import { isTruncated } from './isTruncated.ts';
import type { PictureFormat } from './pictureFormatOf.ts';
import { formatBytes, pictureFormatOf } from './pictureFormatOf.ts';

/** Limits of an uploaded picture. @requirement worksheet-32, worksheet-33 */
export interface PictureLimits {
  /** The largest length of the longest side, in pixels. */
  longestPixels: number;
  /** Quality of the JPEG, from 0 to 1. */
  quality: number;
}

/** A picture ready for the upload: an upright JPEG without the metadata of the camera. */
export interface PreparedPicture {
  image: Blob;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/**
 * The reason why a file is refused: its content is not a picture, it is damaged, the browser does not support its format, or
 * it cannot be read.
 */
export type PictureRefusal = 'notPicture' | 'broken' | 'unsupported' | 'unreadable';

/** The outcome of preparing a file. */
export type PictureOutcome =
  | { kind: 'prepared'; picture: PreparedPicture }
  | { kind: 'refused'; reason: PictureRefusal };

/** Formats that every browser opens, so that a file that does not open is damaged. */
const opened: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif', 'webp', 'bmp']);

const refused = (reason: PictureRefusal): PictureOutcome => ({ kind: 'refused', reason });

/**
 * Converts a file to an upright JPEG within the limits; a smaller picture is not enlarged. Runs in a worker and on the page.
 *
 * @requirement worksheet-31, worksheet-32, worksheet-33
 */
export async function preparePicture(file: Blob, limits: PictureLimits): Promise<PictureOutcome> {
  let format: PictureFormat | null;
  try {
    format = pictureFormatOf(await bytesOf(file.slice(0, formatBytes)));
    if (!format) return refused('notPicture');
    if (isTruncated(await bytesOf(file), format)) return refused('broken');
  } catch {
    return refused('unreadable');
  }
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return refused(opened.has(format) ? 'broken' : 'unsupported');
  }
  try {
    const size = uploadSizeOf(bitmap, limits.longestPixels);
    const image = await toJpeg(bitmap, size, limits.quality);
    return { kind: 'prepared', picture: { image, ...size } };
  } finally {
    bitmap.close();
  }
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

type Size = Pick<PreparedPicture, 'width' | 'height'>;

async function toJpeg(bitmap: ImageBitmap, { width, height }: Size, quality: number): Promise<Blob> {
  const type = 'image/jpeg';
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    draw(canvas.getContext('2d'), bitmap, { width, height });
    return canvas.convertToBlob({ type, quality });
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  draw(canvas.getContext('2d'), bitmap, { width, height });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas has no picture.'))),
      type,
      quality,
    );
  });
}

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null;

function draw(context: Context, bitmap: ImageBitmap, { width, height }: Size): void {
  if (!context) throw new Error('There is no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparency: transparent pixels become white instead of black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
}
