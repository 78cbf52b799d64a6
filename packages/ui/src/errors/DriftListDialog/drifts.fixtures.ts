import type { ListedDrift } from '@selfservice/api/errors/create-drift-list';

const overtime = { call: 'GET /breeze/IpoData/GetOvertime', found: 'string', count: 3 };

/** Deviations of each kind, of three calls. */
export const someDrifts: readonly ListedDrift[] = [
  { ...overtime, kind: 'wrong', path: '[].date', expected: 'date-time' },
  { ...overtime, kind: 'unknown', path: '[].approvedBy', expected: '' },
  {
    call: 'POST /breeze/IpoData/SelfService_GetMyPlanData',
    kind: 'missing',
    path: 'intervals',
    expected: 'array',
    found: 'undefined',
    count: 1,
  },
  {
    call: 'GET /controllers/SelfService/PersonalCard',
    kind: 'wrong',
    path: '',
    expected: 'object',
    found: 'array',
    count: 1,
  },
];
