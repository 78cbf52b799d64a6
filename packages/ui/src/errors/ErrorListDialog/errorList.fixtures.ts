import type { ListedError } from '@selfservice/api/errors/create-error-list';
import { localDateTime } from '@selfservice/api/core/local-date';

/** A call that failed with 500, and a thrown TypeError. */
export const someErrors: readonly ListedError[] = [
  {
    id: 2,
    time: localDateTime('2026-11-20T08:02:41'),
    route: '/overtime',
    message: 'HttpError: Object reference not set to an instance of an object.',
    method: 'GET',
    url: 'https://attendance.example/root/breeze/IpoData/GetOvertime',
    status: 500,
    statusText: 'Internal Server Error',
    headers: { 'content-type': 'application/json', server: 'Microsoft-IIS/10.0' },
    body: '{"Message":"Object reference not set to an instance of an object."}',
    stack:
      'HttpError: Object reference not set to an instance of an object.\n    at answerOf (index.js:1:2345)',
  },
  {
    id: 1,
    time: localDateTime('2026-11-20T08:00:05'),
    route: '/dashboard',
    message: "TypeError: Cannot read properties of undefined (reading 'days')",
    stack: "TypeError: Cannot read properties of undefined (reading 'days')\n    at Balances (index.js:1:99)",
  },
];
