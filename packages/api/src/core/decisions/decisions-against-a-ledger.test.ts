import { createQueryClient } from '../create-query-client.ts';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ApprovalQueue, ApprovalResult } from '../../approvals/approval-decisions.ts';
import { createApprovalSender } from '../../approvals/approval-decisions.ts';
import type { WorkflowRequest } from '../../requests/requests.ts';
import { aSharedStore } from '../outbox/shared-store.fixtures.ts';
import { localDateTime } from '../local-date.ts';
import { aLedgerBackend, writeFates } from './ledger.fixtures.ts';
import type { WriteFate } from './ledger.fixtures.ts';
import { createDecisionQueue } from './decision-queue.ts';

const now = localDateTime('2026-11-20T08:00:00');
const ids = [1, 2, 3, 4, 5];
const undoMs = 6000;
/** The time after which the call of a closed page can no longer arrive and its attempt no longer counts as running. */
const lateMs = 61_000;

function aRequest(id: number): WorkflowRequest {
  return {
    id,
    applicant: 'Dvořáková Jana',
    text: 'Vacation',
    createdAt: now,
    state: 'pending',
    remainingDays: null,
    deadline: null,
    approver: '',
    decidedAt: null,
    note: '',
  };
}

/** Waits for all effects of a call. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setImmediate(resolve));
}

interface Page {
  number: number;
  isGone: boolean;
  ended: AbortSignal;
  queue: ApprovalQueue;
  end: () => void;
}

/** The tabs of one person over a backend that records its work. Each result is compared with the record. */
function aPerson() {
  const clock = createManualClock(now);
  const backend = aLedgerBackend(ids);
  const shared = aSharedStore();
  const faults: string[] = [];
  const clients: QueryClient[] = [];
  const pages: Page[] = [];
  let lastPage = 0;

  function compare({ decision, outcomes }: ApprovalResult): void {
    const isDone = decision.phase === 'settled' ? decision.items.map(({ id }) => id) : [];
    const isNotDone = decision.phase === 'failed' && decision.error?.name !== 'OutcomeUnknownError';
    const notDone = isNotDone
      ? decision.items
      : outcomes.filter(({ kind }) => kind === 'refused').map(({ item }) => item);
    for (const id of isDone)
      if (backend.ledger.get(id)?.length !== 1)
        faults.push(`${id} is reported done: ${backend.ledger.get(id)?.join()}`);
    for (const { id } of notDone)
      if (backend.ledger.get(id)?.length !== 0) faults.push(`${id} is reported not done`);
  }

  function open(): Page {
    const ending = new AbortController();
    const page = { number: ++lastPage, isGone: false, ended: ending.signal };
    const client = createQueryClient({ transport: backend.transportOf(page), clock });
    clients.push(client);
    let flush = () => {};
    const send = createApprovalSender({
      client,
      agenda: 'requests',
      ended: ending.signal,
    });
    const queue = createDecisionQueue({
      clock,
      undoMs,
      send,
      onResult: (result: ApprovalResult) => compare(result),
      onBeforeEnd: (callback) => (flush = callback),
      keeping: { store: shared.open(page), owner: 'petr', queue: 'requests' },
    });
    const end = () => {
      flush();
      ending.abort();
    };
    return Object.assign(page, { queue, end });
  }

  function advance(ms: number): void {
    // An open page gives up after 30 s; the call of a closed page arrives within a minute, or never.
    if (ms > 30_000)
      for (const one of backend.slow)
        if (pages.some((page) => page.number === one.page && !page.isGone)) one.fail();
    clock.advance(ms);
  }

  return {
    clock,
    backend,
    faults,
    pages,
    open,
    advance,
    clear: () => clients.forEach((client) => client.clear()),
  };
}

type Step =
  | { do: 'decide'; tab: number; ids: number[]; state: 'approved' | 'rejected' }
  | { do: 'retry' | 'reload' | 'signOut'; tab: number }
  | { do: 'advance'; ms: number }
  | { do: 'arrive' };

const tab = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      tab,
      ids: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 }),
      state: fc.constantFrom('approved' as const, 'rejected' as const),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('retry', 'reload', 'signOut'), tab }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('advance' as const), ms: fc.constantFrom(1000, 6000, 20_000) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('arrive' as const) }) },
);

test('a decision reported as done is recorded once, one reported as not done is not recorded, and a retry records it once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 16 }),
      fc.array(fc.constantFrom<WriteFate>(...writeFates), { maxLength: 12 }),
      fc.array(fc.boolean(), { maxLength: 12 }),
      async (steps, fates, reads) => {
        const person = aPerson();
        const { backend, pages, faults } = person;
        backend.fates.push(...fates);
        backend.reads.push(...reads);
        pages.push(person.open(), person.open());
        const decided = new Set<number>();
        const pageOf = (index: number) => pages.filter((one) => !one.isGone && !one.ended.aborted)[index];
        const retryAll = ({ queue }: Page) => {
          for (const { key, phase } of queue.state.value.entries) if (phase === 'failed') queue.retry(key);
        };

        for (const one of steps) {
          const page = 'tab' in one ? pageOf(one.tab) : undefined;
          if (one.do === 'decide' && page) {
            // The user decides each request once; retries are up to the queue.
            const open = one.ids.filter((id) => !decided.has(id));
            for (const id of open) decided.add(id);
            const items = open.map(aRequest);
            if (items.length > 0)
              page.queue.add({ items, state: one.state, note: '', isMass: items.length > 1 });
          }
          if (one.do === 'retry' && page) retryAll(page);
          if (one.do === 'reload' && page) {
            page.queue.flush();
            page.isGone = true;
            pages.push(person.open());
          }
          if (one.do === 'signOut' && page) {
            page.end();
            pages.push(person.open());
          }
          if (one.do === 'advance') person.advance(one.ms);
          if (one.do === 'arrive') backend.slow[0]?.arrive();
          await settle();
          expect(faults).toEqual([]);
        }

        backend.fates = [];
        backend.reads = [];
        person.advance(lateMs);
        await settle();
        for (let round = 0; round < 4; round++) {
          for (const page of pages) if (!page.isGone && !page.ended.aborted) retryAll(page);
          person.advance(undoMs);
          await settle();
        }
        expect(faults).toEqual([]);
        for (const states of backend.ledger.values()) expect(states.length).toBeLessThanOrEqual(1);
        for (const page of pages.filter((one) => !one.isGone && !one.ended.aborted))
          for (const { phase, items } of page.queue.state.value.entries) {
            expect(phase).toBe('settled');
            for (const { id } of items) expect(backend.ledger.get(id)).toHaveLength(1);
          }
        person.clear();
      },
    ),
    {
      numRuns: 300,
      examples: [
        // The session ends on the server, another page sends the decision, and then the first page does.
        [
          [
            { do: 'decide', tab: 1, ids: [1], state: 'approved' },
            { do: 'advance', ms: 6000 },
            { do: 'reload', tab: 0 },
            { do: 'retry', tab: 1 },
          ],
          ['sessionEnded'],
          [],
        ],
      ],
    },
  );
}, 60_000);
