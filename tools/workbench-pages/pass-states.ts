import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { attemptMs } from '@selfservice/api/core/outbox/attempt';
import type { WriteOutcome } from '@selfservice/api/core/outbox/kept-write';
import { withOutcome } from '@selfservice/api/core/outbox/kept-write';
import { keptForMs, phaseOf } from '@selfservice/api/terminal/kept-pass';
import type { KeptPass, KeptPhase } from '@selfservice/api/terminal/kept-pass';
import { joinedChanges } from './state-changes.ts';
import type { OneChange, StateChart } from './state-changes.ts';

const nowMs = 100 * keptForMs;
const mark = { page: 'this', atMs: nowMs, isRunning: true, isOver: false };

const fresh: KeptPass = {
  key: 'pass',
  owner: '',
  tenant: '',
  pass: {
    typeId: 1,
    typeName: '',
    at: '2026-11-20T08:00:00' as LocalDateTime,
    userRef: '',
    personRef: '',
    note: '',
  },
  gps: '',
  pressedMs: nowMs,
  attempt: null,
  refusal: null,
};

/** A pass in each state. */
const samples: Record<KeptPhase, KeptPass> = {
  waiting: fresh,
  sending: { ...fresh, attempt: mark },
  unknown: { ...fresh, attempt: { ...mark, isRunning: false } },
  expired: { ...fresh, pressedMs: nowMs - keptForMs - 1 },
  refused: { ...fresh, refusal: '' },
};

const error = new Error('');
const outcomes: readonly WriteOutcome[] = [
  { kind: 'done', result: undefined },
  { kind: 'refused', error },
  { kind: 'missing', error },
  { kind: 'unknown', error },
];

/** The changes of a pass by its page. */
const events: Record<string, (kept: KeptPass | undefined) => KeptPass | undefined> = {
  pressed: (kept) => kept ?? samples.sending,
  'a call begins': (kept) => kept && { ...kept, attempt: mark },
  ...Object.fromEntries(
    outcomes.map((outcome) => [
      outcome.kind,
      (kept: KeptPass | undefined) =>
        kept && withOutcome(kept, { write: kept, mine: kept.attempt, outcome }, true),
    ]),
  ),
  'sent again': (kept) => kept && { ...kept, refusal: null },
  discarded: () => undefined,
};

/** The state before the press and after the pass is recorded or discarded. */
const none = 'not kept';

const stateOf = (kept: KeptPass | undefined, atMs: number) => (kept ? phaseOf(kept, atMs) : none);

/** Returns the states of a kept pass: every event in every state, and the time that passes. */
export function passStates(): StateChart {
  const before: [string, KeptPass | undefined][] = [[none, undefined], ...Object.entries(samples)];
  const changes = before.flatMap(([from, kept]): OneChange[] => [
    ...Object.entries(events).map(([event, change]) => ({ from, event, to: stateOf(change(kept), nowMs) })),
    { from, event: `${attemptMs / 1000} s pass`, to: stateOf(kept, nowMs + attemptMs) },
    { from, event: `${keptForMs / 3_600_000} h pass`, to: stateOf(kept, nowMs + keptForMs + 1) },
  ]);
  return {
    title: 'Kept pass',
    about: 'A pass that is kept on the device until its outcome is known: `phaseOf` after each change.',
    states: [none, ...Object.keys(samples)],
    changes: joinedChanges(changes),
  };
}
