import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { formatWeekday } from '../../i18n/formatDate.ts';
import { atStart, formatMonth } from '../../i18n/formatMonth.ts';
import type { DayRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { DayCell } from './DayCell.tsx';
import { Days } from './DayGrid.styles.ts';
import type { MonthDay } from './monthDay.ts';
import { moveDay } from './moveDay.ts';
import { extend, press, rangeBetween } from './rangePick.ts';
import { useDayDrag } from './useDayDrag.ts';
import { tabbableDay, placeIn, weekCells } from './weekCells.ts';

export interface DayGridProps {
  /** The visible month. */
  month: LocalMonth;
  /** The current day. */
  today: LocalDate;
  /** The selected days; null for none. */
  range: DayRange | null;
  /** Returns a day with its shifts, holiday and requests. */
  dayOf: (day: LocalDate) => MonthDay;
  /** The id of the hint that says how to select days. */
  describedBy: string;
  /** Whether the days cannot be selected. */
  isReadOnly: boolean;
  /** Called when the user selects days, with a function from the current to the new range, and with the month to show. */
  onPick: (pick: (range: DayRange | null) => DayRange, month: LocalMonth) => void;
  /** Called when a key moves the focus to another month. */
  onMonthChange: (month: LocalMonth) => void;
}

/** The days of a month, Monday first. Days are selected by pressing, dragging, or by arrow keys with Shift. */
export function DayGrid(props: DayGridProps) {
  const { month, today, range, dayOf, describedBy, isReadOnly, onPick, onMonthChange } = props;
  const language = useLanguage();
  const [begun, setBegun] = useState<LocalDate | null>(null);
  const [cursor, setCursor] = useState<{ day: LocalDate; takesFocus: boolean } | null>(null);
  const focused = useRef<HTMLButtonElement>(null);
  const focusableDay = tabbableDay(month, [cursor?.day, range?.first, range?.last, today]);
  useEffect(() => {
    if (cursor?.takesFocus) focused.current?.focus();
  }, [cursor]);
  const pick = (next: (now: DayRange | null) => DayRange, begins: LocalDate | null, at: LocalMonth) => {
    if (isReadOnly) return;
    setBegun(begins);
    onPick(next, at);
  };
  const drag = useDayDrag((from, to) => pick(() => rangeBetween(from, to), null, month));
  const choose = (day: LocalDate, hasShift: boolean) => {
    setCursor({ day, takesFocus: false });
    if (hasShift) pick((now) => extend(now, focusableDay, day), null, month);
    else pick((now) => press({ range: now, begun }, day).range, press({ range, begun }, day).begun, month);
  };
  const weeks = weekCells(month);
  const cell = (day: LocalDate | null, place: number): ReactNode =>
    day === null ? (
      <td key={place} aria-hidden="true" />
    ) : (
      <DayCell
        key={day}
        of={dayOf(day)}
        isToday={day === today}
        place={placeIn(range, day)}
        isTabbable={day === focusableDay}
        buttonRef={day === focusableDay ? focused : undefined}
        onPress={(hasShift) => choose(day, hasShift)}
      />
    );
  return (
    <Days
      role="grid"
      aria-multiselectable="true"
      aria-label={atStart(formatMonth(month, language), language)}
      aria-describedby={describedBy}
      aria-readonly={isReadOnly || undefined}
      {...drag}
      onKeyDown={(event) => {
        const day = moveDay(focusableDay, event.key);
        if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        setCursor({ day, takesFocus: true });
        if (event.shiftKey) pick((now) => extend(now, focusableDay, day), null, monthOf(day));
        else if (monthOf(day) !== month) onMonthChange(monthOf(day));
      }}
    >
      <thead>
        <tr>
          {weeks[1]?.map(
            (day) =>
              day && (
                <th key={day} scope="col">
                  {formatWeekday(day, language)}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days, week) => (
          <tr key={week}>{days.map(cell)}</tr>
        ))}
      </tbody>
    </Days>
  );
}
