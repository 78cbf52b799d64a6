import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { expect, test } from 'vitest';
import { aStoredText } from '../../session/session.fixtures.ts';
import { OutcomeUnknownError } from '../errors.ts';
import { localDateTime } from '../local-date.ts';
import type { Decidable, QueuedDecision } from './decision.ts';
import { createKeptDecisions } from './kept-decisions.ts';

function anEntry(difference: Partial<QueuedDecision<Decidable>> = {}): QueuedDecision<Decidable> {
  const decision = { items: [{ id: 7 }], state: 'approved', note: '', isMass: false } as const;
  return { ...decision, key: 1, phase: 'sending', step: 'send', attempt: null, error: null, ...difference };
}

/** Two pages of one person. */
function twoPages() {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const store = aStoredText();
  const page = (number: number) => createKeptDecisions<Decidable>({ clock, store, page: number });
  return { clock, store, first: page(1), second: page(2) };
}

const unknown = anEntry({ phase: 'failed', step: 'check', error: new OutcomeUnknownError(new Error()) });

test('stores a decision while it is sent and until its outcome is known', () => {
  const { store, first } = twoPages();
  first.keep([anEntry()]);
  expect(first.read()).toMatchObject([{ key: 1, attempt: { page: 1 } }]);
  first.keep([unknown]);
  expect(first.read()).toMatchObject([{ key: 1, attempt: null }]);
  first.keep([anEntry({ phase: 'settled' })]);
  expect(store.read()).toBeNull();
});

test('does not store a decision that waits for its first call, or that the backend has refused', () => {
  const { store, first } = twoPages();
  first.keep([anEntry({ phase: 'waiting' })]);
  first.keep([anEntry({ phase: 'failed', error: new Error('refused') })]);
  expect(store.read()).toBeNull();
});

test('reports the attempt of another page for 60 s, for every decision about the same item', () => {
  const { clock, first, second } = twoPages();
  first.keep([anEntry()]);
  expect(first.isSentElsewhere(anEntry())).toBe(false);
  expect(second.isSentElsewhere(anEntry({ key: 2 }))).toBe(true);
  expect(second.isSentElsewhere({ items: [{ id: 8 }] })).toBe(false);
  clock.advance(60_000);
  expect(second.isSentElsewhere(anEntry())).toBe(false);
});

test('a check keeps the mark of another page, and a new attempt replaces it', () => {
  const { first, second } = twoPages();
  first.keep([anEntry()]);
  second.read();
  second.keep([anEntry({ step: 'check' })]);
  expect(second.read()).toMatchObject([{ attempt: { page: 1 } }]);
  second.keep([anEntry({ step: 'repeat' })]);
  expect(second.read()).toMatchObject([{ attempt: { page: 2 } }]);
});

test('stores a decision that another page has settled only after it is sent again', () => {
  const { first, second } = twoPages();
  first.keep([unknown]);
  second.read();
  first.keep([]);
  second.keep([unknown]);
  expect(second.read()).toEqual([]);
  second.keep([anEntry({ step: 'repeat' })]);
  expect(second.read()).toHaveLength(1);
});

test('keeps the decisions of another page', () => {
  const { first, second } = twoPages();
  first.keep([anEntry()]);
  second.keep([anEntry({ key: 2, items: [{ id: 8 }] })]);
  second.keep([]);
  expect(first.read()).toMatchObject([{ key: 1 }]);
});

test('keeps a decision for 31 days', () => {
  const { clock, store, first } = twoPages();
  first.keep([unknown]);
  clock.advance(31 * 24 * 60 * 60_000 - 1);
  expect(first.read()).toHaveLength(1);
  clock.advance(1);
  expect(first.read()).toEqual([]);
  expect(store.read()).toBeNull();
});
