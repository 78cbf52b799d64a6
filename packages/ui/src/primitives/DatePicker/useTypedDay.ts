import { localDate } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { useMemo, useState } from 'react';
import { fromAriaDay, toAriaDay } from '../ariaDates.ts';
import type { AriaDay } from '../ariaDates.ts';

/** A day with an incomplete year, such as the year 2 while the user types 2026. */
interface Draft {
  day: LocalDate;
  /** The value of the field when the draft began. */
  beside: LocalDate | null;
  /** Whether the field has lost the focus since. */
  isLeft: boolean;
}

/**
 * State of a day that is typed digit by digit: `onChange` is not called while the year is incomplete. When the field
 * loses the focus, a year of two digits becomes one of this century; a year of one or three digits stays visible and
 * `onChange` is called with null.
 */
export function useTypedDay(value: LocalDate | null, onChange: (day: LocalDate | null) => void) {
  const [kept, setDraft] = useState<Draft | null>(null);
  const draft = kept && (value === null || value === kept.beside) ? kept : null;
  const day = draft?.day ?? value;
  // The same object for the same day: a new object would reset a part that is being typed.
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
