import type { LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { useState } from 'react';
import type { DayRange } from '../../i18n/formatRange.ts';

/**
 * Which month of a request is in sight: the one of its first day, also after another one is typed, until somebody turns
 * the page or picks days in another month.
 */
export function useShownMonth(range: DayRange) {
  const [turned, setTurned] = useState<{ month: LocalMonth; beside: string } | null>(null);
  const keyOf = ({ first, last }: DayRange) => `${first} ${last}`;
  return {
    month: turned?.beside === keyOf(range) ? turned.month : monthOf(range.first),
    /** Shows a month, which stays in sight while the days are these. Default those that stand there. */
    show: (month: LocalMonth, days: DayRange = range) => setTurned({ month, beside: keyOf(days) }),
  };
}
