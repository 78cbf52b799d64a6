import type { LocalDate } from '@selfservice/api/core/local-date';
import type { RefObject } from 'react';
import { useState } from 'react';

/** The ways between the days that have errors. */
export interface ErrorJump {
  /** The days, in order. */
  days: readonly LocalDate[];
  /** The one that was shown last; null for none. */
  at: LocalDate | null;
  /** Shows the first one. */
  toFirst: () => void;
  /** Shows the one a number of errors further; after the last one comes the first. */
  by: (day: LocalDate, steps: number) => void;
}

/** Moves the focus between the rows of days that have errors. */
export function useErrorJump(
  days: readonly LocalDate[],
  table: RefObject<HTMLTableElement | null>,
): ErrorJump {
  const [at, setAt] = useState<LocalDate | null>(null);
  const show = (day: LocalDate | undefined) => {
    if (day === undefined) return;
    setAt(day);
    const row = table.current?.querySelector<HTMLElement>(`[data-day='${day}']`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  };
  return {
    days,
    at,
    toFirst: () => show(days[0]),
    by: (day, steps) => show(days.at((days.indexOf(day) + steps) % days.length)),
  };
}
