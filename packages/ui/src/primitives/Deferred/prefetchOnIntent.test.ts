import { expect, test } from 'vitest';
import { fetchedCode } from './importWithRetry.ts';
import { prefetchOnIntent } from './prefetchOnIntent.ts';

test.each(['onHoverStart', 'onFocus', 'onPressStart'] as const)(
  'prefetchOnIntent fetches the code on %s',
  async (intent) => {
    const code = {};
    const load = () => Promise.resolve(code);
    prefetchOnIntent(load)[intent]();
    await expect.poll(() => fetchedCode(load)).toBe(code);
  },
);

test('prefetchOnIntent ignores a failed import', async () => {
  const load = () => Promise.reject(new Error('Failed to fetch'));
  prefetchOnIntent(load).onFocus();
  await Promise.resolve();
  expect(fetchedCode(load)).toBeNull();
});
