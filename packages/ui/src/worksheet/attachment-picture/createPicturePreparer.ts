import type { PictureJob } from './prepare-picture.worker.ts';
import type { PictureLimits, PictureOutcome } from './preparePicture.ts';
import { preparePicture } from './preparePicture.ts';

/** Prepares pictures one at a time. */
export interface PicturePreparer {
  /** Fetches and starts the worker: somebody is about to choose. */
  start(): void;
  /** Prepares a picture in the worker, or on the page where there is none. */
  prepare(file: Blob, limits: PictureLimits): Promise<PictureOutcome>;
  /** Ends the worker; what it was doing never ends. `start` and `prepare` begin anew. */
  close(): void;
}

interface StartedWorker {
  worker: Worker;
  /** Resolves once it could not be fetched, or may not run. */
  failed: Promise<null>;
}

/** Creates a preparer whose worker starts when it is first wanted. */
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
      const outcome = started && (await askWorker(started, { file, limits }));
      if (outcome) return outcome;
      close();
      return preparePicture(file, limits).catch(() => ({ kind: 'refused', reason: 'unsupported' }));
    },
  };
}

/** Null where the browser cannot draw in a worker. */
function startWorker(): StartedWorker | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  try {
    // Bundlers look for exactly these words.
    const worker = new Worker(new URL('./prepare-picture.worker.ts', import.meta.url), { type: 'module' });
    const failed = Promise.withResolvers<null>();
    worker.addEventListener('error', () => failed.resolve(null));
    return { worker, failed: failed.promise };
  } catch {
    // A content policy may forbid it.
    return null;
  }
}

/** The outcome, or null where the worker could not do it. */
function askWorker({ worker, failed }: StartedWorker, job: PictureJob): Promise<PictureOutcome | null> {
  const answer = Promise.withResolvers<PictureOutcome | null>();
  worker.addEventListener('message', ({ data }) => answer.resolve(data as PictureOutcome | null), {
    once: true,
  });
  worker.postMessage(job);
  return Promise.race([answer.promise, failed]);
}
