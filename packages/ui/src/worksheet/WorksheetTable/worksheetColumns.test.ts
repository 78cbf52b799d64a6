import { expect, test } from 'vitest';
import { aWorksheetDay } from '../worksheet.fixtures.ts';
import type { WorksheetDay } from '@selfservice/api/worksheet/worksheet';
import type { ExplainedTime, WorksheetColumn } from './worksheetColumns.ts';
import { columnsOf } from './worksheetColumns.ts';

const nothing = {
  plannedMinutes: null,
  workedMinutes: null,
  excusedMinutes: null,
  unexcusedMinutes: null,
  balanceMinutes: null,
};
const dayOff = { ...aWorksheetDay({ passes: [], shiftName: '' }), ...nothing };
const filled: [WorksheetColumn, Partial<WorksheetDay & ExplainedTime>][] = [
  ['shift', { shiftName: 'Day shift' }],
  ['planned', { plannedMinutes: 0 }],
  ['worked', { workedMinutes: 0 }],
  ['excused', { excusedMinutes: 480 }],
  ['unexcused', { unexcusedMinutes: 60 }],
  ['balance', { balanceMinutes: -8 }],
  ['note', { note: 'Since noon' }],
  ['note', { accountName: 'Vacation' }],
];

test.each(filled)('a table has a column of %s if any row fills it: %j', (column, difference) => {
  expect(columnsOf([dayOff, nothing])).toEqual(['day', 'passes']);
  expect(columnsOf([dayOff, { ...dayOff, ...difference }])).toEqual(['day', 'passes', column]);
});

test('an error fills the columns of the balance and of notes', () => {
  expect(columnsOf([{ ...dayOff, errors: ['A departure is missing.'] }])).toEqual([
    'day',
    'passes',
    'balance',
    'note',
  ]);
});
