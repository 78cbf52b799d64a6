import { expect, test } from 'vitest';
import { needsSignature, signButtonOf } from './signing.ts';

const stamp = { by: 'Eva', at: null };
const waiting = { confirmation: stamp, signature: null, canSign: true };

test('a worksheet waits for a signature when it is confirmed, not signed, and may be signed', () => {
  expect(needsSignature(waiting)).toBe(true);
  expect(needsSignature({ ...waiting, confirmation: null })).toBe(false);
  expect(needsSignature({ ...waiting, signature: { ...stamp, kind: 'hand' } })).toBe(false);
  expect(needsSignature({ ...waiting, canSign: false })).toBe(false);
});

test.each(['allowed', 'disabled', 'hidden'] as const)('with a right that is %s so is the button', (right) => {
  expect(signButtonOf(waiting, right)).toBe(right);
  expect(signButtonOf({ ...waiting, canSign: false }, right)).toBe('hidden');
});
