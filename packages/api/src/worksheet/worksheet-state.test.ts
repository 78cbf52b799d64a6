import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stateOfWorksheet } from './worksheet-state.ts';

const stamp = { by: 'Eva', at: null };
const stamps = fc.option(fc.constant(stamp));

test.each([
  ['hand', 'signedByHand'],
  ['electronic', 'signedElectronically'],
] as const)(
  'a worksheet with the signature kind %s is %s, whatever else was done',
  { tags: ['worksheet-42'] },
  (kind, state) => {
    fc.assert(
      fc.property(stamps, stamps, (confirmation, approval) => {
        expect(stateOfWorksheet({ signature: { ...stamp, kind }, confirmation, approval })).toBe(state);
      }),
    );
  },
);

test.each([
  [stamp, stamp, 'confirmed'],
  [stamp, null, 'confirmed'],
  [null, stamp, 'approved'],
  [null, null, 'open'],
] as const)(
  'an unsigned worksheet with the confirmation %j and the approval %j is %s',
  { tags: ['worksheet-42'] },
  (confirmation, approval, state) => {
    expect(stateOfWorksheet({ signature: null, confirmation, approval })).toBe(state);
  },
);
