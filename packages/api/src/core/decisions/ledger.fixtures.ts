import type { EndpointAnswer } from '../endpoint.ts';
import { HttpError, NetworkError, NotTheBackendError, SessionEndedError, TimeoutError } from '../errors.ts';
import type { Transport } from '../transport.ts';
import { postApprovals, postRequestStatusMultiple } from '../../approvals/approvals.wire.ts';
import { postRequestStatus } from '../../requests/requests.wire.ts';

/** The possible fates of a write. `After`: the work is done, and only the response is lost. */
export const writeFates = [
  'answered',
  'lostBefore',
  'lostAfter',
  'portalBefore',
  'portalAfter',
  'timeoutBefore',
  'timeoutAfter',
  'refused',
  'sessionEnded',
  'slow',
] as const;

/** The fate of a write. */
export type WriteFate = (typeof writeFates)[number];

const path = '/x';

const errors: Record<Exclude<WriteFate, 'answered' | 'slow'>, () => Error> = {
  lostBefore: () => new NetworkError(path, null),
  lostAfter: () => new NetworkError(path, null),
  portalBefore: aPortal,
  portalAfter: aPortal,
  timeoutBefore: () => new TimeoutError(path, 30_000),
  timeoutAfter: () => new TimeoutError(path, 30_000),
  refused: () => new HttpError({ url: path, status: 400, statusText: '', headers: {}, body: '' }),
  sessionEnded: () => new SessionEndedError(),
};

function aPortal(): Error {
  return new NotTheBackendError({ url: path, method: 'POST', status: 200, reason: 'html', body: '<html>' });
}

/** A write that is still running. */
interface SlowWrite {
  page: number;
  arrive: () => void;
  fail: () => void;
}

/** A backend that does every write, also twice, and records each decision about each request. */
export interface LedgerBackend {
  /** The states that each request was given, in order. */
  ledger: Map<number, string[]>;
  /** The fates of the next writes, and whether the next reads succeed. After the last one everything succeeds. */
  fates: WriteFate[];
  reads: boolean[];
  /** The running writes. */
  slow: SlowWrite[];
  /** Returns the transport of a page. A page that is gone gets no responses. */
  transportOf(page: { number: number; isGone: boolean; ended: AbortSignal }): Transport;
}

/** Creates a backend with these pending requests. */
export function aLedgerBackend(ids: readonly number[]): LedgerBackend {
  const ledger = new Map<number, string[]>(ids.map((id) => [id, []]));
  const backend: LedgerBackend = { ledger, fates: [], reads: [], slow: [], transportOf };

  function rows(): EndpointAnswer<typeof postApprovals> {
    return ids.map((ID) => ({
      ID,
      Applicant: 'Dvořáková Jana',
      ReqText: 'Vacation',
      Created: '2026-11-20T08:00:00Z',
      State: ledger.get(ID)?.at(-1) === 'approved' ? 1 : ledger.get(ID)?.at(-1) === 'rejected' ? 2 : 0,
      RemainingDaysFloor: null,
      Expdate: null,
      Approver: null,
      DateModified: null,
      Note: null,
    }));
  }

  function write(page: number, decided: readonly number[], state: string): Promise<void> {
    const work = () => {
      for (const id of decided) ledger.get(id)?.push(state);
    };
    const fate = backend.fates.shift() ?? 'answered';
    if (fate === 'slow')
      return new Promise((resolve, reject) => {
        const end = (next: () => void) => () => {
          backend.slow = backend.slow.filter((one) => one !== slow);
          next();
        };
        const slow: SlowWrite = {
          page,
          arrive: end(() => {
            work();
            resolve();
          }),
          fail: end(() => reject(new TimeoutError(path, 30_000))),
        };
        backend.slow.push(slow);
      });
    if (fate === 'answered' || fate.endsWith('After')) work();
    return fate === 'answered' ? Promise.resolve() : Promise.reject(errors[fate]());
  }

  function transportOf(page: { number: number; isGone: boolean; ended: AbortSignal }): Transport {
    const never = new Promise<never>(() => {});
    async function answer(endpoint: unknown, body: { Value: unknown; Value2: number }): Promise<unknown> {
      if (page.isGone) return never;
      if (endpoint === postApprovals) {
        if (page.ended.aborted) throw new SessionEndedError();
        if (backend.reads.shift() === false) throw new NetworkError(path, null);
        return rows();
      }
      if (endpoint !== postRequestStatus && endpoint !== postRequestStatusMultiple)
        throw new Error('No such call.');
      const state = body.Value2 === 1 ? 'approved' : 'rejected';
      try {
        return await write(page.number, [body.Value].flat().map(Number), state);
      } finally {
        if (page.isGone) await never;
      }
    }
    const call = (endpoint: unknown, input: { body?: unknown }) =>
      answer(endpoint, input.body as { Value: unknown; Value2: number });
    return { call } as Transport;
  }

  return backend;
}
