import { uploadSizeOf } from '@selfservice/api/worksheet/attachment-rules';
import { isCutOff } from './isCutOff.ts';
import type { PictureFormat } from './pictureFormatOf.ts';
import { formatBytes, pictureFormatOf } from './pictureFormatOf.ts';

/** How a picture is to be sent. Decisions section 2. */
export interface PictureLimits {
  /** Its longest side at most, in pixels. */
  longestPixels: number;
  /** Of its JPEG, from 0 to 1. */
  quality: number;
}

/** A picture as it is sent: an upright JPEG without anything that the camera has noted in it. */
export interface PreparedPicture {
  image: Blob;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/**
 * Why a file cannot be sent: it is no picture, whatever its name says; it is a damaged one; one that this browser cannot
 * open; or it could not be read at all.
 */
export type PictureRefusal = 'notPicture' | 'broken' | 'unsupported' | 'unreadable';

/** What has become of a chosen file. */
export type PictureOutcome =
  | { kind: 'prepared'; picture: PreparedPicture }
  | { kind: 'refused'; reason: PictureRefusal };

/** Every browser opens these, so that one which does not open is damaged. */
const opened: ReadonlySet<string> = new Set(['jpeg', 'png', 'gif', 'webp', 'bmp']);

const refused = (reason: PictureRefusal): PictureOutcome => ({ kind: 'refused', reason });

/**
 * Looks into a file and makes an upright JPEG of it, its longest side no longer than the limit; a smaller one is not
 * enlarged. Runs in a worker as on the page. Specification 001 section 5.
 */
export async function preparePicture(file: Blob, limits: PictureLimits): Promise<PictureOutcome> {
  let format: PictureFormat | null;
  try {
    format = pictureFormatOf(await bytesOf(file.slice(0, formatBytes)));
    if (!format) return refused('notPicture');
    if (isCutOff(await bytesOf(file), format)) return refused('broken');
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
  // A JPEG has no transparency: what shows through is paper, not black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
}
