import { expect, test } from 'vitest';
import { provideLocalStorage } from './provide-local-storage.ts';

test('provides a storage in memory if the browser blocks its own', () => {
  const page: { localStorage?: Storage } = Object.defineProperty({}, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  provideLocalStorage(page);
  page.localStorage?.setItem('key', 'value');
  expect(page.localStorage?.getItem('key')).toBe('value');
  expect(page.localStorage?.getItem('other')).toBeNull();
});

test('does not replace a working storage', () => {
  const localStorage = { getItem: () => null };
  const page = { localStorage };
  provideLocalStorage(page);
  expect(page.localStorage).toBe(localStorage);
});
