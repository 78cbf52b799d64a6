import { expect, test, vi } from 'vitest';
import { importWithRetry, fetchedCode } from './importWithRetry.ts';

const code = { Menu: 'menu' };
const remembered = new TypeError(
  'Failed to fetch dynamically imported module: https://app.example/assets/Menu-1.js',
);
const nowhere = () => vi.fn<(address: string) => Promise<unknown>>(() => Promise.reject(remembered));

test('importWithRetry fetches code only once and fetchedCode returns it', async () => {
  const load = vi.fn<() => Promise<typeof code>>(() => Promise.resolve(code));
  expect(fetchedCode(load)).toBeNull();
  expect(await importWithRetry(load, nowhere())).toBe(code);
  expect(await importWithRetry(load, nowhere())).toBe(code);
  expect(load).toHaveBeenCalledOnce();
  expect(fetchedCode(load)).toBe(code);
});

test('importWithRetry uses a new address for each attempt where the browser caches failures', async () => {
  const load = () => Promise.reject<typeof code>(remembered);
  const importFrom = nowhere();
  await expect(importWithRetry(load, importFrom)).rejects.toBe(remembered);
  expect(fetchedCode(load)).toBeNull();
  importFrom.mockResolvedValue(code);
  expect(await importWithRetry(load, importFrom)).toBe(code);
  const addresses = importFrom.mock.calls.map(([address]) => address);
  expect(new Set(addresses).size).toBe(2);
  for (const address of addresses)
    expect(address).toMatch(/^https:\/\/app\.example\/assets\/Menu-1\.js\?attempt=\d+$/);
  expect(fetchedCode(load)).toBe(code);
});

test('importWithRetry uses the same address again where the error contains no address', async () => {
  const load = vi.fn<() => Promise<typeof code>>();
  const failure = new TypeError('Importing a module script failed.');
  load.mockRejectedValueOnce(failure).mockResolvedValueOnce(code);
  const importFrom = nowhere();
  await expect(importWithRetry(load, importFrom)).rejects.toBe(failure);
  expect(await importWithRetry(load, importFrom)).toBe(code);
  expect(importFrom).not.toHaveBeenCalled();
});
