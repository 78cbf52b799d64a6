import type { PictureJob } from './prepare-picture.worker.ts';
import type { PictureLimits, PictureOutcome } from './preparePicture.ts';
import { preparePicture } from './preparePicture.ts';

/** Prepares pictures one at a time. */
export interface PicturePreparer {
  /** Loads and starts the worker before it is needed. */
  start(): void;
  /** Prepares a picture in the worker, or on the page if no worker can run. */
  prepare(file: Blob, limits: PictureLimits): Promise<PictureOutcome>;
  /** Ends the worker; a pending `prepare` never settles. `start` and `prepare` start a new worker. */
  close(): void;
}

interface StartedWorker {
  worker: Worker;
  /** Resolves when the worker cannot be loaded or may not run. */
  failed: Promise<null>;
}

/** Creates a preparer; its worker starts with the first call. */
export function createPicturePreparer(): PicturePreparer {
  let started: StartedWorker | null = null;
  const close = () => {
    started?.worker.terminate();
    started = null;
  };
  return {
    start: () => void (started ??= startWorker()),
    close,
    async prepare(file, limits) {
      started ??= startWorker();
      const outcome = started && (await prepareInWorker(started, { file, limits }));
      if (outcome) return outcome;
      close();
      return preparePicture(file, limits).catch(() => ({ kind: 'refused', reason: 'unsupported' }));
    },
  };
}

/** Starts a worker; returns null if the browser cannot draw in a worker or a policy forbids it. */
function startWorker(): StartedWorker | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  try {
    // Bundlers recognise a worker only by this exact expression.
    const worker = new Worker(new URL('./prepare-picture.worker.ts', import.meta.url), { type: 'module' });
    const failed = Promise.withResolvers<null>();
    worker.addEventListener('error', () => failed.resolve(null));
    return { worker, failed: failed.promise };
  } catch {
    // A content policy may forbid workers.
    return null;
  }
}

/** Returns the outcome of the worker, or null if it failed. */
function prepareInWorker({ worker, failed }: StartedWorker, job: PictureJob): Promise<PictureOutcome | null> {
  const response = Promise.withResolvers<PictureOutcome | null>();
  worker.addEventListener('message', ({ data }) => response.resolve(data as PictureOutcome | null), {
    once: true,
  });
  worker.postMessage(job);
  return Promise.race([response.promise, failed]);
}
