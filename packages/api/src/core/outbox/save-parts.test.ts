import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HttpError, NetworkError, OutcomeUnknownError } from '../errors.ts';
import { localDateTime } from '../local-date.ts';
import { attemptMs } from './attempt.ts';
import { createPassingStore } from './entry-store.ts';
import { createOutbox } from './outbox.ts';
import type { SaveLog } from './save-log.ts';
import type { PartCalls, PartOutcome, SaveHooks } from './save-parts.ts';
import { EarlierAttemptSavedError, PartsNotSavedError, saveParts } from './save-parts.ts';

/** One day with a note. */
interface Day {
  day: number;
  note: string;
}

/**
 * The fates of a call: saved or refused; the response lost before or after the work; repeated by the browser; the page
 * closed before or after the work.
 */
const fates = [
  'saved',
  'refused',
  'expected',
  'lostBefore',
  'lostAfter',
  'repeated',
  'goneBefore',
  'goneAfter',
] as const;
type Fate = (typeof fates)[number];

type Outcomes = PartOutcome<Day, 'full'>[];

const days = (count: number, note = 'Course'): Day[] =>
  Array.from({ length: count }, (_, index) => ({ day: index + 1, note }));

/** A backend that stores days, and the page that saves them. */
class TestPage {
  readonly clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  readonly rows: { id: number; part: Day }[] = [];
  readonly sent: number[] = [];
  log: SaveLog<Day> | null = null;
  fates: Fate[] = [];
  /** Whether each of the next reads succeeds. After the last one all succeed. */
  reads: boolean[] = [];
  readonly #device = { store: createPassingStore(), owner: 'jana', hasEnded: () => false };
  #outbox = createOutbox(this.clock, this.#device);

  /** Returns the outcomes, or null if the page was closed. */
  async save(parts: readonly Day[], isCheck = false): Promise<Outcomes | null> {
    const gone = Promise.withResolvers<null>();
    const calls: PartCalls<Day, 'full'> = {
      outbox: this.#outbox,
      key: ['days', 'create'],
      send: (part) => this.#send(part, () => gone.resolve(null)),
      read: async () => {
        if (this.reads.shift() === false) throw httpError(500);
        return this.rows.map(({ id, part }) => ({
          id,
          compare: (sent) => (part.day === sent.day && part.note === sent.note ? 'same' : 'different'),
        }));
      },
      isSavedBy: (part, saved) => part.day === saved.day,
    };
    const hooks: SaveHooks<Day> = {
      onLog: (log) => {
        this.log = JSON.parse(JSON.stringify(log)) as SaveLog<Day>;
      },
    };
    return Promise.race([saveParts(calls, { parts, log: this.log, isCheck }, hooks), gone.promise]);
  }

  countOf({ day }: Day): number {
    return this.rows.filter(({ part }) => part.day === day).length;
  }

  async #send(part: Day, leave: () => void): Promise<'full' | null> {
    this.sent.push(part.day);
    const fate = this.fates.shift() ?? 'saved';
    const add = () => this.rows.push({ id: this.rows.length + 1, part });
    if (['saved', 'lostAfter', 'repeated', 'goneAfter'].includes(fate)) add();
    if (fate === 'repeated') add();
    if (fate === 'refused') throw httpError(409);
    if (fate === 'lostBefore' || fate === 'lostAfter') throw new NetworkError('/x', null);
    if (fate === 'goneBefore' || fate === 'goneAfter') {
      this.#outbox = createOutbox(this.clock, this.#device);
      leave();
      return new Promise(() => {});
    }
    return fate === 'expected' ? 'full' : null;
  }
}

const httpError = (status: number) =>
  new HttpError({ url: '/x', status, statusText: '', headers: {}, body: '' });

/** Returns the outcomes of an attempt, also of a failed one. */
async function outcomesOf(attempt: Promise<Outcomes | null>): Promise<Outcomes> {
  try {
    return (await attempt) ?? [];
  } catch (error) {
    if (error instanceof PartsNotSavedError) return error.outcomes as Outcomes;
    throw error;
  }
}

const statesOf = (outcomes: Outcomes) => outcomes.map(({ state }) => state);

test('continues after a refusal', async () => {
  const page = new TestPage();
  page.fates = ['saved', 'refused', 'expected', 'saved'];
  const outcomes = await outcomesOf(page.save(days(4)));
  expect(statesOf(outcomes)).toEqual(['saved', 'notSaved', 'notSaved', 'saved']);
  expect(outcomes[2]).toMatchObject({ reason: 'full' });
  expect(page.log).toMatchObject({ open: null });
});

test('continues after a lost response if the part is found', async () => {
  const page = new TestPage();
  page.fates = ['lostAfter'];
  expect(statesOf(await outcomesOf(page.save(days(2))))).toEqual(['saved', 'saved']);
});

test('stops after a lost call if the part is not found, and reads it first in the next attempt', async () => {
  const page = new TestPage();
  page.fates = ['saved', 'lostBefore'];
  expect(statesOf(await outcomesOf(page.save(days(3))))).toEqual(['saved', 'unknown', 'notSent']);
  page.rows.push({ id: 90, part: days(3)[1] as Day });
  expect(statesOf(await outcomesOf(page.save(days(3))))).toEqual(['saved', 'saved', 'saved']);
  expect(page.sent).toEqual([1, 2, 3]);
});

test('stops after a part with an unknown outcome', async () => {
  const page = new TestPage();
  page.fates = ['lostAfter'];
  page.reads = [true, false];
  const outcomes = await outcomesOf(page.save(days(2)));
  expect(statesOf(outcomes)).toEqual(['unknown', 'notSent']);
  expect(statesOf(await outcomesOf(page.save([], true)))).toEqual(['saved']);
  expect(page.sent).toEqual([1]);
});

test('does not count an entry that existed before as the new one', async () => {
  const page = new TestPage();
  page.rows.push({ id: 50, part: days(1)[0] as Day });
  page.fates = ['lostBefore'];
  await expect(page.save(days(1))).rejects.toThrow(OutcomeUnknownError);
});

test('an entry with the same values leaves the outcome unknown if the earlier entries were not read', async () => {
  const page = new TestPage();
  page.reads = [false];
  page.fates = ['lostAfter'];
  await expect(page.save(days(1))).rejects.toThrow(OutcomeUnknownError);
});

test('finds the entries of a call that the browser has repeated', async () => {
  const page = new TestPage();
  page.fates = ['repeated', 'saved'];
  const outcomes = await outcomesOf(page.save(days(2)));
  expect(outcomes.map((outcome) => (outcome.state === 'saved' ? outcome.ids : []))).toEqual([[1, 2], [3]]);
  expect(page.log?.saved.map(({ ids }) => ids)).toEqual([[1, 2], [3]]);
});

test('an attempt with other values reads the earlier one first, and sends nothing if that is saved', async () => {
  const page = new TestPage();
  page.fates = ['lostBefore'];
  await expect(page.save(days(1))).rejects.toThrow(OutcomeUnknownError);
  page.rows.push({ id: 90, part: days(1)[0] as Day });
  await expect(page.save(days(1, 'Other'))).rejects.toThrow(EarlierAttemptSavedError);
  expect(page.sent).toHaveLength(1);
  expect(page.log).toMatchObject({ open: null, saved: [{ ids: [90] }] });
});

test('an attempt with other values is sent if the earlier one is not saved', async () => {
  const page = new TestPage();
  page.fates = ['lostBefore'];
  await expect(page.save(days(1))).rejects.toThrow(OutcomeUnknownError);
  await expect(page.save(days(1, 'Other'))).rejects.toThrow(OutcomeUnknownError);
  expect(page.sent).toHaveLength(1);
  page.clock.advance(attemptMs);
  expect(statesOf(await outcomesOf(page.save(days(1, 'Other'))))).toEqual(['saved']);
  expect(page.rows.map(({ part }) => part.note)).toEqual(['Other']);
});

test('any failures: a day reported as saved exists once, a refused one does not exist', async () => {
  const visit = fc.record({
    fates: fc.array(fc.constantFrom(...fates.filter((fate) => fate !== 'repeated')), { maxLength: 8 }),
    reads: fc.array(fc.boolean(), { maxLength: 6 }),
    isCheck: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 2, max: 6 }),
      fc.array(visit, { maxLength: 5 }),
      async (count, visits) => {
        const page = new TestPage();
        const parts = days(count);
        for (const { isCheck, ...faults } of visits) {
          // The first read succeeds, because it separates old from new entries.
          Object.assign(page, faults, { reads: [true, ...faults.reads] });
          const known = (
            await outcomesOf(page.save(parts, isCheck && page.log?.open !== null && page.log !== null)).catch(
              (): Outcomes => [],
            )
          ).filter(({ state }) => state !== 'unknown');
          expect(known.map(({ part }) => page.countOf(part))).toEqual(
            known.map(({ state }) => Number(state === 'saved')),
          );
          for (const part of parts) expect(page.countOf(part)).toBeLessThanOrEqual(1);
        }
        Object.assign(page, { fates: [], reads: [] });
        page.clock.advance(attemptMs);
        // The part that is not known is checked before anything is sent.
        if (page.log?.open) await page.save([], true).catch(() => {});
        expect(statesOf(await outcomesOf(page.save(parts)))).toEqual(parts.map(() => 'saved'));
        for (const part of parts) expect(page.countOf(part)).toBe(1);
      },
    ),
    { numRuns: 500 },
  );
});
