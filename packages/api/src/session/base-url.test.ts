import { expect, test } from 'vitest';
import { resolveBaseUrl } from './start-up.ts';

const page = 'https://app.example:8443/hr/dashboard?x=1';

test.each([
  ['', false, ''],
  ['', true, ''],
  ['https://backend.example/api/', false, 'https://backend.example/api'],
  ['https://backend.example', false, 'https://backend.example'],
  ['https://backend.example/api', true, 'https://app.example:8443/api'],
  ['/api', false, 'https://app.example:8443/api'],
])('resolves the endpoint "%s" (origin of the page: %s) to "%s"', (endpoint, sync, expected) => {
  expect(resolveBaseUrl(endpoint, sync, page)).toBe(expected);
});
