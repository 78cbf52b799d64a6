import type { ManualClock } from '@selfservice/mock-server/core/manual-clock';
import { HttpError, NetworkError, NotTheBackendError, TimeoutError } from '../core/errors.ts';
import type { KeptPass } from './kept-pass.ts';

/**
 * The ends of calls. Those with `After` do the work first; `gateway` responds with 504 while the work continues.
 */
export const fates = [
  'answered',
  'lost',
  'lostAfter',
  'refused',
  'trouble',
  'troubleAfter',
  'gateway',
  'missing',
  'html',
  'htmlAfter',
] as const;

/** The end of a call. */
export type Fate = (typeof fates)[number];

const undone: ReadonlySet<Fate> = new Set(['lost', 'refused', 'trouble', 'missing', 'html']);
/** The client gets its response immediately, however long the work takes. */
const immediate: ReadonlySet<Fate> = new Set(['lost', 'lostAfter', 'gateway']);
const timeLimitMs = 30_000;

/** Returns an error of the backend. */
export const httpError = (status: number, body = '') =>
  new HttpError({ url: '', status, statusText: '', headers: {}, body });

const html = () =>
  new NotTheBackendError({ url: '', method: 'POST', status: 200, reason: 'html', body: '<html>' });

const errors: Record<Fate, () => Error> = {
  answered: () => new Error('The call was answered.'),
  lost: () => new NetworkError('', null),
  lostAfter: () => new NetworkError('', null),
  refused: () => httpError(403, 'Not allowed.'),
  trouble: () => httpError(500),
  troubleAfter: () => httpError(500),
  gateway: () => httpError(504),
  missing: () => httpError(404),
  html,
  htmlAfter: html,
};

/** A backend that records passes in a list. */
export interface PassLedger {
  /** The end of the next calls, and the time that the backend works on each. */
  world: { fate: Fate; workMs: number };
  recorded: { key: string; atMs: number }[];
  send(kept: KeptPass): Promise<void>;
  isDone(kept: KeptPass): Promise<boolean>;
}

/** Creates a backend. @param refusesDoubles whether it refuses a second pass of the same moment and kind */
export function aPassLedger(time: ManualClock, refusesDoubles: boolean): PassLedger {
  const recorded: { key: string; atMs: number }[] = [];
  const world = { fate: 'answered' as Fate, workMs: 0 };
  const has = (key: string) => recorded.some((one) => one.key === key);

  /** Does the work of a call, and responds with the current fate. */
  function call<T>(work: () => T): Promise<T> {
    const { fate, workMs } = world;
    const answer = Promise.withResolvers<T>();
    const begin = () => {
      try {
        if (undone.has(fate)) throw errors[fate]();
        const result = work();
        if (fate !== 'answered') throw errors[fate]();
        answer.resolve(result);
      } catch (error) {
        answer.reject(error);
      }
    };
    if (workMs > 0) time.after(workMs, begin);
    else begin();
    if (immediate.has(fate)) answer.reject(errors[fate]());
    else time.after(timeLimitMs, () => answer.reject(new TimeoutError('', timeLimitMs)));
    return answer.promise;
  }

  return {
    world,
    recorded,
    send: ({ key }) =>
      call(() => {
        if (refusesDoubles && has(key)) throw httpError(409, 'Twice.');
        recorded.push({ key, atMs: time.epochMs() });
      }),
    isDone: ({ key }) => call(() => has(key)),
  };
}
