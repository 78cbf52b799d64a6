import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stateOfWorksheet } from './worksheet-state.ts';

const stamp = { by: 'Eva', at: null };
const stamps = fc.option(fc.constant(stamp));

test.each([
  ['hand', 'signedByHand'],
  ['electronic', 'signedElectronically'],
] as const)('a signature by %s wins over every other step', (kind, state) => {
  fc.assert(
    fc.property(stamps, stamps, (confirmation, approval) => {
      expect(stateOfWorksheet({ signature: { ...stamp, kind }, confirmation, approval })).toBe(state);
    }),
  );
});

test.each([
  [stamp, stamp, 'confirmed'],
  [stamp, null, 'confirmed'],
  [null, stamp, 'approved'],
  [null, null, 'open'],
] as const)('without one, confirmation %j and approval %j make it %s', (confirmation, approval, state) => {
  expect(stateOfWorksheet({ signature: null, confirmation, approval })).toBe(state);
});
