import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { aWeekSum, aWorksheetDay } from '../worksheet.fixtures.ts';
import { daysWithErrors } from './useErrorJump.ts';

test('daysWithErrors returns each day with errors once, days without a row first', () => {
  const [second, fifth, last] = [localDate('2026-11-02'), localDate('2026-11-05'), localDate('2026-11-30')];
  const rows = [
    aWorksheetDay({ day: second, errors: ['A departure is missing.'] }),
    aWorksheetDay({ day: localDate('2026-11-03') }),
    aWorksheetDay({ day: fifth, errors: ['One.', 'Two.'] }),
    aWeekSum(),
  ];
  const otherErrors = [
    { day: last, text: 'One.' },
    { day: last, text: 'Two.' },
  ];
  expect(daysWithErrors({ rows, otherErrors })).toEqual([last, second, fifth]);
});
