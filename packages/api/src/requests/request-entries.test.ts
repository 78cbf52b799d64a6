import { expect, test, vi } from 'vitest';
import { readRequestEntries } from './request-entries.ts';

test('without a part of a request nothing is fetched', async () => {
  const call = vi.fn<() => Promise<never>>();
  expect(await readRequestEntries({ call }, [])).toEqual([]);
  expect(call).not.toHaveBeenCalled();
});
