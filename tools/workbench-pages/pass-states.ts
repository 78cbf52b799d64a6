import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { attemptMs } from '@selfservice/api/core/outbox/attempt';
import { keptForMs, phaseOf, withEvent } from '@selfservice/api/terminal/kept-pass';
import type { KeptPass, KeptPassEvent, KeptPhase } from '@selfservice/api/terminal/kept-pass';
import { joinedChanges } from './state-changes.ts';
import type { OneChange, StateChart } from './state-changes.ts';

const nowMs = 100 * keptForMs;
const page = 'this';
const claim = { page, atMs: nowMs };
const key = 'pass';

const fresh: KeptPass = {
  key,
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
  claim: null,
  refusal: null,
};

/** A pass in each state. */
const samples: Record<KeptPhase, KeptPass> = {
  waiting: fresh,
  sending: { ...fresh, claim },
  unknown: { ...fresh, attempt: claim },
  expired: { ...fresh, pressedMs: nowMs - keptForMs - 1 },
  refused: { ...fresh, refusal: '' },
};

/** The events of a pass, each with its possible fields. */
const events: { [Kind in KeptPassEvent['kind']]: readonly Extract<KeptPassEvent, { kind: Kind }>[] } = {
  pressed: [{ kind: 'pressed', kept: fresh }],
  located: [{ kind: 'located', key, gps: '' }],
  claimed: [{ kind: 'claimed', key, claim }],
  attempted: [{ kind: 'attempted', key, claim }],
  released: [
    { kind: 'released', key, page, attempt: null },
    { kind: 'released', key, page, attempt: claim },
  ],
  notRecorded: [{ kind: 'notRecorded', key, page }],
  refused: [{ kind: 'refused', key, page, words: '' }],
  sentAgain: [{ kind: 'sentAgain', key }],
  settled: [{ kind: 'settled', key }],
  tidied: [{ kind: 'tidied', nowMs }],
};

/** The state before the press and after the pass is recorded or discarded. */
const none = 'not kept';

const stateOf = (kept: KeptPass | undefined, atMs: number) => (kept ? phaseOf(kept, atMs) : none);

/** Returns the states of a kept pass: every event in every state, and the time that passes. */
export function passStates(): StateChart {
  const before: [string, readonly KeptPass[]][] = [
    [none, []],
    ...Object.entries(samples).map(([state, kept]): [string, readonly KeptPass[]] => [state, [kept]]),
  ];
  const changes = before.flatMap(([from, all]): OneChange[] => [
    ...Object.values(events)
      .flat<readonly (readonly KeptPassEvent[])[]>()
      .map((event) => ({ from, event: event.kind, to: stateOf(withEvent(all, event)[0], nowMs) })),
    { from, event: `${attemptMs / 1000} s pass`, to: stateOf(all[0], nowMs + attemptMs) },
    { from, event: `${keptForMs / 3_600_000} h pass`, to: stateOf(all[0], nowMs + keptForMs + 1) },
  ]);
  return {
    title: 'Kept pass',
    about:
      'A pass that is kept on the device until its outcome is known: `phaseOf` after each event of `withEvent`.',
    states: [none, ...Object.keys(samples)],
    changes: joinedChanges(changes),
  };
}
