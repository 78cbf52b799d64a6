import { expect, test } from 'vitest';
import { needsSignature, signButtonOf } from './signing.ts';

const stamp = { by: 'Eva', at: null };
const unsigned = { confirmation: stamp, signature: null, canSign: true };

test(
  'a worksheet needs a signature if it is confirmed, not signed, and the server allows it',
  { tags: ['worksheet-22'] },
  () => {
    expect(needsSignature(unsigned)).toBe(true);
    expect(needsSignature({ ...unsigned, confirmation: null })).toBe(false);
    expect(needsSignature({ ...unsigned, signature: { ...stamp, kind: 'hand' } })).toBe(false);
    expect(needsSignature({ ...unsigned, canSign: false })).toBe(false);
  },
);

test.each(['allowed', 'disabled', 'hidden'] as const)(
  'the sign button is %s with such a permission',
  { tags: ['worksheet-43'] },
  (right) => {
    expect(signButtonOf(unsigned, right)).toBe(right);
    expect(signButtonOf({ ...unsigned, canSign: false }, right)).toBe('hidden');
  },
);
