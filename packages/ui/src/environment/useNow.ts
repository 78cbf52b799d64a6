import type { Clock } from '@selfservice/api/core/clock';
import { currentDay, currentMs, currentTime } from '@selfservice/api/core/current-time';
import type { TimeStep } from '@selfservice/api/core/current-time';
import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import { useSyncExternalStore } from 'react';
import { useClock } from './Environment.tsx';

/**
 * Returns the current wall-clock time of the environment: the beginning of the minute, or of the second. What happens at a press
 * reads the clock instead.
 */
export function useNow(step: TimeStep = 'minute'): LocalDateTime {
  return useNowOf(useClock(), step);
}

/** Returns the current wall-clock time of a clock, outside of an environment. */
export function useNowOf(clock: Clock, step: TimeStep = 'minute'): LocalDateTime {
  const { get, subscribe } = currentTime(clock, step);
  return useSyncExternalStore(subscribe, get, get);
}

/** Returns the current day of the environment. The component renders again after midnight. */
export function useToday(): LocalDate {
  const { get, subscribe } = currentDay(useClock());
  return useSyncExternalStore(subscribe, get, get);
}

/** Returns the milliseconds since 1970 in UTC, in steps of ten seconds. */
export function useNowMs(): number {
  const { get, subscribe } = currentMs(useClock());
  return useSyncExternalStore(subscribe, get, get);
}
