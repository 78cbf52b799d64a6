import type { PublicHoliday } from '@selfservice/api/core/plan-interval';
import { wallMinutes, weekdayOf } from './geometry/wallMinutes.ts';

/** What is special about a day. */
interface DayMark {
  /** It is a day off. A public holiday on a weekend is a public holiday. */
  off: 'weekend' | 'holiday' | undefined;
  /** The name of the public holiday. */
  holiday: string | undefined;
}

/** Says what is special about the day that begins at a wall minute. */
export type DayMarks = (midnight: number) => DayMark;

/** Knows weekends and the given public holidays. */
export function createDayMarks(holidays: readonly PublicHoliday[]): DayMarks {
  const names = new Map(holidays.map(({ day, name }) => [wallMinutes(day), name]));
  return (midnight) => {
    const holiday = names.get(midnight);
    if (holiday !== undefined) return { off: 'holiday', holiday };
    return { off: weekdayOf(midnight) >= 5 ? 'weekend' : undefined, holiday: undefined };
  };
}
