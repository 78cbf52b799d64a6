import { expect, test } from 'vitest';
import { createCrowd } from './crowd.ts';

test('the crowd has 1,001 people, the same for the same seed', () => {
  const crowd = createCrowd(1);
  expect(crowd).toHaveLength(1001);
  expect(new Set(crowd.map(({ ref }) => ref)).size).toBe(1001);
  expect(createCrowd(1)).toEqual(crowd);
  expect(createCrowd(2)).not.toEqual(crowd);
});
