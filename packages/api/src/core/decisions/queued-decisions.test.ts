import { expect, test } from 'vitest';
import type { DecisionOutcome } from './decision-outcomes.ts';
import type { Decidable, DecisionPhase, QueuedDecision } from './decision.ts';
import { hasUpdates } from './queued-decisions.ts';

function anEntry(phase: DecisionPhase): QueuedDecision<Decidable> {
  return {
    key: 1,
    items: [{ id: 1 }],
    state: 'approved',
    note: '',
    isMass: false,
    phase,
    step: 'send',
    error: null,
  };
}

const outcome: DecisionOutcome<Decidable> = {
  item: { id: 1 },
  asked: 'approved',
  note: '',
  kind: 'refused',
  reason: '',
};

test.each(['waiting', 'sending', 'failed'] as const)('a %s decision is shown', (phase) => {
  expect(hasUpdates({ entries: [anEntry('settled'), anEntry(phase)], outcomes: [] })).toBe(true);
});

test('an outcome is shown after all decisions are settled', () => {
  expect(hasUpdates({ entries: [anEntry('settled')], outcomes: [outcome] })).toBe(true);
});

test('nothing is shown when all decisions are settled without an outcome', () => {
  expect(hasUpdates({ entries: [], outcomes: [] })).toBe(false);
  expect(hasUpdates({ entries: [anEntry('settled')], outcomes: [] })).toBe(false);
});
