import { expect, test } from 'vitest';
import { foundRows } from './docsFilter.ts';

const rows = ['ApprovalsScreen /requests-approve/:id?', 'Žádost', 'postMyPlan my-plan'];

test.each([
  ['', rows],
  ['approve', [rows[0]]],
  ['zadost', [rows[1]]],
  ['plan POST', [rows[2]]],
  ['/requests-approve', [rows[0]]],
  ['nothing', []],
])('the query "%s" finds %j', (query, found) => {
  expect(foundRows(rows, query, (row) => row)).toEqual(found);
});
