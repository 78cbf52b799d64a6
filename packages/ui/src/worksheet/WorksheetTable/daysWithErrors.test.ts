import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { aWeekSum, aWorksheetDay } from '../worksheet.fixtures.ts';
import { daysWithErrors } from './useErrorJump.ts';

test('daysWithErrors returns the days with errors in order', () => {
  const [second, fifth] = [localDate('2026-11-02'), localDate('2026-11-05')];
  const rows = [
    aWorksheetDay({ day: second, errors: ['A departure is missing.'] }),
    aWorksheetDay({ day: localDate('2026-11-03') }),
    aWorksheetDay({ day: fifth, errors: ['One.', 'Two.'] }),
    aWeekSum(),
  ];
  expect(daysWithErrors(rows)).toEqual([second, fifth]);
});
