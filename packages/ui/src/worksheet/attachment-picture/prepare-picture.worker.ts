import type { PictureLimits } from './preparePicture.ts';
import { preparePicture } from './preparePicture.ts';

/** What the page asks of this worker. */
export interface PictureJob {
  file: Blob;
  limits: PictureLimits;
}

/**
 * Prepares pictures off the page's thread, and answers each job with its outcome; null: it could not be done here. Node,
 * which has no such workers, can import the module too.
 */
globalThis.addEventListener?.('message', ({ data }: MessageEvent<PictureJob>) => {
  preparePicture(data.file, data.limits).then(
    (outcome) => globalThis.postMessage(outcome),
    () => globalThis.postMessage(null),
  );
});
