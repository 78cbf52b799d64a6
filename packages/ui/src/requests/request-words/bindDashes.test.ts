import { expect, test } from 'vitest';
import { bindDashes } from './bindDashes.ts';

test('every dash stays with what stands before it', () => {
  expect(bindDashes('Work from home 14.12.2026 22:00 – 15.12.2026 2:00')).toBe(
    'Work from home 14.12.2026 22:00\u00a0– 15.12.2026 2:00',
  );
});
