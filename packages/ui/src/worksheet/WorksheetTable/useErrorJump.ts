import type { LocalDate } from '@selfservice/api/core/local-date';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import type { RefObject } from 'react';
import { useState } from 'react';
import { scrollToElement } from '../../primitives/scrollToElement.ts';

/** Navigation between the days with errors. */
export interface ErrorJump {
  /** The days with errors, in order. */
  days: readonly LocalDate[];
  /** The day that was focused last; null for none. */
  at: LocalDate | null;
  /**
   * Moves the focus by a number of days. The first day follows the last one.
   *
   * @param from the day to start from. Default: the day that was focused last; without one, 1 leads to the first day and
   *   -1 to the last
   */
  step: (by: 1 | -1, from?: LocalDate) => void;
}

/** Returns the days with errors in the order of the page: those without a row precede the rows. */
export function daysWithErrors({ rows, otherErrors }: Pick<Worksheet, 'rows' | 'otherErrors'>): LocalDate[] {
  const others = otherErrors.map(({ day }) => day);
  const ofRows = rows.flatMap((row) => (row.kind === 'day' && row.errors.length > 0 ? [row.day] : []));
  return [...new Set([...others, ...ofRows])];
}

/**
 * Moves the focus between the days with errors.
 *
 * @param place the element that contains the days, each with `data-day`
 */
export function useErrorJump(days: readonly LocalDate[], place: RefObject<HTMLElement | null>): ErrorJump {
  const [at, setAt] = useState<LocalDate | null>(null);
  return {
    days,
    at,
    step(by, from) {
      const start = days.indexOf(from ?? at ?? ('' as LocalDate));
      const day = days.at(start < 0 && by < 0 ? -1 : (start + by) % days.length);
      if (day === undefined) return;
      setAt(day);
      const target = place.current?.querySelector<HTMLElement>(`[data-day='${day}']`);
      target?.focus({ preventScroll: true });
      scrollToElement(target ?? null, 'center');
    },
  };
}
