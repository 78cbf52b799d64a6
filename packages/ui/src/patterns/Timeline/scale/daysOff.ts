import type { PublicHoliday } from '@selfservice/api/core/plan-interval';
import { wallMinutes, weekdayOf } from '../geometry/wallMinutes.ts';

/** Whether a day is a day off, and why. */
interface DayOff {
  /** The reason; undefined for a working day. A public holiday on a weekend is a public holiday. */
  kind: 'weekend' | 'holiday' | undefined;
  /** The name of the public holiday; undefined for none. */
  holiday: string | undefined;
}

/** Returns whether the day that begins at a wall minute is a day off, and why. */
export type DaysOff = (midnight: number) => DayOff;

/** Creates the function that recognises weekends and the given public holidays. */
export function createDaysOff(holidays: readonly PublicHoliday[]): DaysOff {
  const names = new Map(holidays.map(({ day, name }) => [wallMinutes(day), name]));
  return (midnight) => {
    const holiday = names.get(midnight);
    if (holiday !== undefined) return { kind: 'holiday', holiday };
    return { kind: weekdayOf(midnight) >= 5 ? 'weekend' : undefined, holiday: undefined };
  };
}
