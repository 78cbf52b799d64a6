import { expect, test } from 'vitest';
import { provideLocalStorage } from './provide-local-storage.ts';

test('a page whose storage is refused gets one in memory', () => {
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

test('a storage that works stays as it is', () => {
  const localStorage = { getItem: () => null };
  const page = { localStorage };
  provideLocalStorage(page);
  expect(page.localStorage).toBe(localStorage);
});
