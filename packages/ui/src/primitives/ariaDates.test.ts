import { localDate } from '@selfservice/api/core/local-date';
import { localTime } from '@selfservice/api/core/local-time';
import { expect, test } from 'vitest';
import { fromAriaDay, fromAriaTime, toAriaDay, toAriaTime } from './ariaDates.ts';

test.each(['2026-11-20', '2024-02-29', '0026-01-01'])(
  'the day %s survives the conversion to react-aria and back',
  (day) => {
    expect(fromAriaDay(toAriaDay(localDate(day)))).toBe(day);
  },
);

test.each(['00:00', '08:17', '23:59'])(
  'the time %s survives the conversion to react-aria and back',
  (time) => {
    expect(fromAriaTime(toAriaTime(localTime(time)))).toBe(time);
  },
);
