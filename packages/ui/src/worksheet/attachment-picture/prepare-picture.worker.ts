import type { PictureLimits } from './preparePicture.ts';
import { preparePicture } from './preparePicture.ts';

/** The message from the page to the worker. */
export interface PictureJob {
  file: Blob;
  limits: PictureLimits;
}

/**
 * Prepares pictures in a worker and responds to each job with its outcome, or with null if it failed. The optional call lets
 * Node, which has no web workers, import the module.
 */
globalThis.addEventListener?.('message', ({ data }: MessageEvent<PictureJob>) => {
  preparePicture(data.file, data.limits).then(
    (outcome) => globalThis.postMessage(outcome),
    () => globalThis.postMessage(null),
  );
});
