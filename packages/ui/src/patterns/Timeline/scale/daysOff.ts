import type { PublicHoliday } from '@selfservice/api/core/plan-interval';
import { wallMinutes, weekdayOf } from '../geometry/wallMinutes.ts';

/** Whether and why a day is off. */
interface DayOff {
  /** Why it is a day off. A public holiday on a weekend is a public holiday. */
  kind: 'weekend' | 'holiday' | undefined;
  /** The name of the public holiday. */
  holiday: string | undefined;
}

/** Says whether and why the day that begins at a wall minute is off. */
export type DaysOff = (midnight: number) => DayOff;

/** Knows weekends and the given public holidays. */
export function createDaysOff(holidays: readonly PublicHoliday[]): DaysOff {
  const names = new Map(holidays.map(({ day, name }) => [wallMinutes(day), name]));
  return (midnight) => {
    const holiday = names.get(midnight);
    if (holiday !== undefined) return { kind: 'holiday', holiday };
    return { kind: weekdayOf(midnight) >= 5 ? 'weekend' : undefined, holiday: undefined };
  };
}
