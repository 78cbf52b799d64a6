import { expect, test } from 'vitest';
import type { WorksheetState } from './worksheet-steps.ts';
import { toWorksheetState } from './worksheet-steps.ts';

test.each<[number, 'hand' | 'electronic' | null, number, number, WorksheetState]>([
  [1, 'hand', 1, 1, 'signedByHand'],
  [1, 'electronic', 1, 1, 'signedElectronically'],
  [1, null, 0, 0, 'signedElectronically'],
  [0, 'hand', 1, 1, 'confirmed'],
  [0, null, 1, 0, 'confirmed'],
  [0, null, 0, 1, 'approved'],
  [0, null, 0, 0, 'open'],
])(
  'a worksheet with signed %d (%s), confirmed %d, approved %d is %s',
  { tags: ['worksheet-states-9'] },
  (...[signed, SignedKind, confirmed, approved, state]) => {
    const steps = { Signed: !!signed, Confirmed: !!confirmed, Approved: !!approved };
    expect(toWorksheetState({ ...steps, SignedKind })).toBe(state);
  },
);
