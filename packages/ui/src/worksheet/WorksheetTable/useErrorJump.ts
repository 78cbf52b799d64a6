import type { LocalDate } from '@selfservice/api/core/local-date';
import type { WorksheetRow } from '@selfservice/api/worksheet/worksheet';
import type { RefObject } from 'react';
import { useState } from 'react';

/** Navigation between the days with errors. */
export interface ErrorJump {
  /** The days with errors, in order. */
  days: readonly LocalDate[];
  /** The day that was focused last; null for none. */
  at: LocalDate | null;
  /** Moves to the first day. */
  toFirst: () => void;
  /** Moves by a number of days from a day; the first day follows the last one. */
  by: (day: LocalDate, steps: number) => void;
}

/** Returns the days whose rows have errors, in the order of the rows. */
export function daysWithErrors(rows: readonly WorksheetRow[]): LocalDate[] {
  return rows.flatMap((row) => (row.kind === 'day' && row.errors.length > 0 ? [row.day] : []));
}

/** Moves the focus between the rows of days with errors. */
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
