import type { Endpoint } from '@selfservice/api/core/endpoint';
import { http } from 'msw';
import type { SetupWorker } from 'msw/browser';

/** Calls that are pending until they are released. */
interface HeldCalls {
  /** Returns how many calls have arrived. */
  count(): number;
  /** Lets all calls continue to the mock backend, the newest first. Later calls are not held. */
  release(): void;
}

/** Holds the calls of an endpoint, so that a `play` sees the page before the responses. */
export function holdCalls(msw: Pick<SetupWorker, 'use'>, { method, path }: Endpoint): HeldCalls {
  const held: PromiseWithResolvers<void>[] = [];
  let isReleased = false;
  msw.use(
    (method === 'GET' ? http.get : http.post)(`*${path}`, async () => {
      if (isReleased) return undefined;
      const call = Promise.withResolvers<void>();
      held.push(call);
      await call.promise;
      // The request continues to the backend.
      return undefined;
    }),
  );
  return {
    count: () => held.length,
    release() {
      isReleased = true;
      for (const call of held.toReversed()) call.resolve();
    },
  };
}
