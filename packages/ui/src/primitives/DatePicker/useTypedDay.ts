import { localDate } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { useMemo, useState } from 'react';
import { fromAriaDay, toAriaDay } from '../ariaDates.ts';
import type { AriaDay } from '../ariaDates.ts';

/** A day whose year is not whole, such as 20 November 2 on the way to 2026. */
interface Draft {
  day: LocalDate;
  /** What the field was given when the draft began. */
  beside: LocalDate | null;
  /** The field was left with it. */
  isLeft: boolean;
}

/**
 * Lets a year be typed digit by digit without anybody hearing of the year 2. Left with two digits it becomes one of
 * this century; left with one or three it stays as it was typed, and nothing is chosen.
 */
export function useTypedDay(value: LocalDate | null, onChange: (day: LocalDate | null) => void) {
  const [kept, setDraft] = useState<Draft | null>(null);
  const draft = kept && (value === null || value === kept.beside) ? kept : null;
  const day = draft?.day ?? value;
  // The same object for the same day: with another one the field would forget what is half typed.
  const shown = useMemo(() => day && toAriaDay(day), [day]);

  const change = (date: AriaDay | null) => {
    const next = date && fromAriaDay(date);
    const isHalfTyped = next !== null && next < '1000';
    setDraft(isHalfTyped ? { day: next, beside: value, isLeft: false } : null);
    if (!isHalfTyped) onChange(next);
  };

  const leave = () => {
    if (!draft || draft.isLeft) return;
    const hasTwoDigits = draft.day >= '0010' && draft.day < '0100';
    setDraft(hasTwoDigits ? null : { ...draft, isLeft: true });
    onChange(hasTwoDigits ? localDate(`20${draft.day.slice(2)}`) : null);
  };

  return { shown, isYearMissing: draft?.isLeft ?? false, change, leave };
}
