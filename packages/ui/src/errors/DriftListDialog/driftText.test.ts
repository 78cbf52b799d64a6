import { expect, test } from 'vitest';
import { driftText } from './driftText.ts';
import { someDrifts } from './drifts.fixtures.ts';

test('writes one line for each deviation, without empty parts', () => {
  expect(driftText(someDrifts).split('\n')).toEqual([
    'GET /breeze/IpoData/GetOvertime  [].date  wrong  expected date-time  found string  3×',
    'GET /breeze/IpoData/GetOvertime  [].approvedBy  unknown  found string  3×',
    'POST /breeze/IpoData/SelfService_GetMyPlanData  intervals  missing  expected array  found undefined  1×',
    'GET /controllers/SelfService/PersonalCard  (whole answer)  wrong  expected object  found array  1×',
  ]);
});
