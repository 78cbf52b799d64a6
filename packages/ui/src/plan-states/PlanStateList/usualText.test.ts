import { expect, test } from 'vitest';
import { usualText } from './usualText.ts';

test(
  'returns the most frequent text, the first of equally frequent ones',
  { tags: ['plan-states-20'] },
  () => {
    expect(usualText(['a', 'b', 'b', 'c'])).toBe('b');
    expect(usualText(['a', 'b'])).toBe('a');
    expect(usualText(['', '', 'a'])).toBe('');
    expect(usualText([])).toBe('');
  },
);
