import { localDate } from '@selfservice/api/core/local-date';
import { localTime } from '@selfservice/api/core/local-time';
import { expect, test } from 'vitest';
import { fromAriaDay, fromAriaTime, toAriaDay, toAriaTime } from './ariaDates.ts';

test.each(['2026-11-20', '2024-02-29', '0026-01-01'])('%s comes back as it was', (day) => {
  expect(fromAriaDay(toAriaDay(localDate(day)))).toBe(day);
});

test.each(['00:00', '08:17', '23:59'])('%s comes back as it was', (time) => {
  expect(fromAriaTime(toAriaTime(localTime(time)))).toBe(time);
});
