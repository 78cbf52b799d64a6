import type { Clock } from '@selfservice/api/core/clock';
import { currentDay, currentMs, currentTime } from '@selfservice/api/core/current-time';
import type { TimeStep } from '@selfservice/api/core/current-time';
import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import { useClock } from './Environment.tsx';
import { useValue } from './useValue.ts';

/**
 * Returns the current wall-clock time of the environment: the beginning of the minute, or of the second. What happens at a press
 * reads the clock instead.
 */
export function useNow(step: TimeStep = 'minute'): LocalDateTime {
  return useNowOf(useClock(), step);
}

/** Returns the current wall-clock time of a clock, outside of an environment. */
export function useNowOf(clock: Clock, step: TimeStep = 'minute'): LocalDateTime {
  return useValue(currentTime(clock, step));
}

/** Returns the current day of the environment. The component renders again after midnight. */
export function useToday(): LocalDate {
  return useValue(currentDay(useClock()));
}

/** Returns the milliseconds since 1970 in UTC, in steps of ten seconds. */
export function useNowMs(): number {
  return useValue(currentMs(useClock()));
}
