import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { HttpError, NetworkError, OutcomeUnknownError } from '../errors.ts';
import { localDateTime } from '../local-date.ts';
import { attemptMs } from './attempt.ts';
import type { Outbox } from './outbox.ts';
import { makeWrites } from './make-writes.ts';
import { aSharedStore } from './shared-store.fixtures.ts';

const key = ['area', 'write', 7] as const;
const users = ['jana', 'petr'] as const;
type User = (typeof users)[number];

/** What the backend does with a call, and what the client gets. A call takes effect within a minute, or never. */
type Fate =
  | { kind: 'answered' | 'refused' | 'lost' | 'lostAfterWork' }
  | { kind: 'late' | 'gateway'; workMs: number }
  | { kind: 'slow'; workMs: number; answerMs: number };

/** Something that happens on the device. The numbers choose a page among those that are open. */
type Event =
  | { kind: 'press'; place: number; isCheck: boolean; fate: Fate; canRead: boolean }
  | { kind: 'pressTwice'; user: User; fate: Fate }
  | { kind: 'open'; user: User }
  | { kind: 'close' | 'logOut'; place: number }
  | { kind: 'wait'; ms: number }
  | { kind: 'setClockBack'; ms: number };

const beforeMinute = fc.integer({ min: 1, max: attemptMs - 1 });
const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.record({ kind: fc.constantFrom('answered', 'refused', 'lost', 'lostAfterWork') }),
  fc.record({ kind: fc.constantFrom('late', 'gateway'), workMs: beforeMinute }),
  fc.record({ kind: fc.constant('slow'), workMs: beforeMinute, answerMs: beforeMinute }),
);
const place = fc.nat(3);
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('press'),
      place,
      isCheck: fc.boolean(),
      fate,
      canRead: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pressTwice'), user: fc.constantFrom(...users), fate }),
  },
  fc.record({ kind: fc.constant('open'), user: fc.constantFrom(...users) }),
  fc.record({ kind: fc.constantFrom('close', 'logOut'), place }),
  fc.record({ kind: fc.constant('wait'), ms: fc.constantFrom(1, 20_000, attemptMs, 3 * attemptMs) }),
  fc.record({ kind: fc.constant('setClockBack'), ms: fc.integer({ min: 1, max: 3_600_000 }) }),
);

const failure = (status: number) =>
  new HttpError({ url: '/x', status, statusText: '', headers: {}, body: '' });

interface Page {
  user: User;
  outbox: Outbox;
  isGone: boolean;
  isOver: boolean;
}

/** One write of each of two users of a device, and a backend that records how often it was done. */
function aDevice() {
  const time = createManualClock(localDateTime('2026-11-20T08:00:00'));
  let backMs = 0;
  const clock = { ...time, epochMs: () => time.epochMs() - backMs };
  const store = aSharedStore();
  const done = { jana: 0, petr: 0 };
  /** Calls that will still take effect. */
  const coming = { jana: 0, petr: 0 };
  /** The outcome that was reported last to each user; null for none, or if it is not known. */
  const reported: Record<User, 'done' | 'notDone' | null> = { jana: null, petr: null };
  const lies: string[] = [];
  const pages: Page[] = [];

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) await new Promise(setImmediate);
  }

  function work(user: User, afterMs: number): void {
    coming[user] += 1;
    time.after(afterMs, () => {
      coming[user] -= 1;
      done[user] += 1;
    });
  }

  const pause = (ms: number) => new Promise<void>((resolve) => void time.after(ms, resolve));

  async function answer(user: User, given: Fate): Promise<string> {
    if (given.kind === 'answered' || given.kind === 'lostAfterWork') done[user] += 1;
    if ('workMs' in given) work(user, given.workMs);
    // No answer comes in the moment of the press.
    await pause(given.kind === 'slow' ? given.answerMs : 1);
    if (given.kind === 'answered') return 'ok';
    if (given.kind === 'slow' && given.answerMs >= given.workMs) return 'ok';
    if (given.kind === 'refused') throw failure(400);
    if (given.kind === 'gateway') throw failure(504);
    throw new NetworkError('/x', null);
  }

  function open(user: User): void {
    const page: Page = { user, isGone: false, isOver: false, outbox: {} as Outbox };
    page.outbox = makeWrites(clock, { store: store.open(page), owner: user, hasEnded: () => page.isOver });
    pages.push(page);
  }

  async function make(page: Page, isCheck: boolean, given: Fate, canRead: boolean): Promise<void> {
    const { user } = page;
    try {
      await page.outbox.settle({
        key,
        isCheck,
        input: {},
        send: () => answer(user, given),
        lookUp: async () => {
          if (!canRead) throw new NetworkError('/list', null);
          return done[user];
        },
      });
    } catch (error) {
      if (error instanceof OutcomeUnknownError || page.isOver || page.isGone) return;
      if (done[user] + coming[user] > 0) lies.push(`${user} has a report that nothing was done`);
      reported[user] = 'notDone';
      return;
    }
    if (done[user] !== 1) lies.push(`${user} has a report that it was done`);
    if (!page.isOver && !page.isGone) reported[user] = 'done';
  }

  async function happen(what: Event): Promise<void> {
    if (what.kind === 'open') open(what.user);
    else if (what.kind === 'wait') time.advance(what.ms);
    else if (what.kind === 'pressTwice') {
      const own = pages.filter(({ user, isOver }) => user === what.user && !isOver);
      if (reported[what.user] !== 'done') for (const page of own) void make(page, false, what.fate, true);
    } else if (what.kind === 'setClockBack') backMs += what.ms;
    else {
      const page = pages[what.place % Math.max(pages.length, 1)];
      if (!page) return;
      if (what.kind === 'press' && !page.isOver && reported[page.user] !== 'done') {
        void make(page, what.isCheck, what.fate, what.canRead);
      }
      if (what.kind === 'logOut') page.isOver = true;
      if (what.kind === 'close') {
        page.isGone = true;
        pages.splice(pages.indexOf(page), 1);
      }
    }
    await settle();
  }

  /** Each user comes back in the end, and gets a report on each left write. */
  async function comeBack(): Promise<void> {
    for (const page of pages.splice(0)) page.isGone = true;
    time.advance(2 * attemptMs + backMs);
    await settle();
    for (const user of users) {
      open(user);
      const [page] = pages.slice(-1);
      if (!page) continue;
      for (const _ of await page.outbox.left()) {
        await make(page, true, { kind: 'lost' }, true);
        await page.outbox.forget(key);
      }
      expect({ user, reported: reported[user] === 'done' }).toEqual({ user, reported: done[user] === 1 });
    }
    expect([...store.entries.values()]).toEqual([]);
  }

  return { happen, comeBack, done, lies };
}

test('in any order of events a write is done at most once, and its outcome is reported', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 16 }), async (events) => {
      const { happen, comeBack, done, lies } = aDevice();
      for (const user of [...users, ...users]) await happen({ kind: 'open', user });
      for (const one of events) await happen(one);
      await comeBack();
      expect(lies).toEqual([]);
      expect(Math.max(done.jana, done.petr)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 500 },
  );
});
