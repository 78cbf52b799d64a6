import { localDateTime } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { callOf, errorText } from './errorText.ts';

const thrown = {
  id: 1,
  time: localDateTime('2026-11-20T08:00:05'),
  route: '/overtime',
  message: 'TypeError: x is undefined',
};
const failed = {
  ...thrown,
  message: 'HttpError: No',
  method: 'GET',
  url: 'https://backend.example/root/breeze/IpoData/GetOvertime',
  status: 500,
  statusText: 'Internal Server Error',
  headers: { 'content-type': 'text/plain' },
  body: 'No',
  stack: 'at x.js:1',
};

test('writes a failed call in blocks: summary, headers, body, stack', () => {
  expect(errorText(failed).split('\n')).toEqual([
    '2026-11-20 08:00:05  /overtime',
    'HttpError: No',
    'GET https://backend.example/root/breeze/IpoData/GetOvertime',
    '500 Internal Server Error',
    '',
    'content-type: text/plain',
    '',
    'No',
    '',
    'at x.js:1',
  ]);
});

test('writes a thrown error without the missing parts', () => {
  expect(errorText(thrown)).toBe('2026-11-20 08:00:05  /overtime\nTypeError: x is undefined');
});

test('names the call without its host', () => {
  expect(callOf(failed)).toBe('GET /root/breeze/IpoData/GetOvertime');
  expect(callOf(thrown)).toBe('');
});
