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
  /** The month that is shown. */
  month: LocalMonth;
  /** The day that it is now. */
  today: LocalDate;
  /** What is chosen; null while nothing is. */
  range: DayRange | null;
  /** What is known of a day. */
  dayOf: (day: LocalDate) => MonthDay;
  /** Id of what says how days are chosen. */
  describedBy: string;
  /** Nothing can be chosen now. */
  isReadOnly: boolean;
  /** Days were chosen, given those that are chosen by now; the month stays in sight. */
  onPick: (pick: (range: DayRange | null) => DayRange, month: LocalMonth) => void;
  /** A key leads to another month. */
  onMonthChange: (month: LocalMonth) => void;
}

/** The days of a month, Monday first: drawn over, pressed, or walked through by the keyboard. */
export function DayGrid(props: DayGridProps) {
  const { month, today, range, dayOf, describedBy, isReadOnly, onPick, onMonthChange } = props;
  const language = useLanguage();
  const [begun, setBegun] = useState<LocalDate | null>(null);
  const [cursor, setCursor] = useState<{ day: LocalDate; takesFocus: boolean } | null>(null);
  const focused = useRef<HTMLButtonElement>(null);
  const standsOn = tabbableDay(month, [cursor?.day, range?.first, range?.last, today]);
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
    if (hasShift) pick((now) => extend(now, standsOn, day), null, month);
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
        isTabbable={day === standsOn}
        buttonRef={day === standsOn ? focused : undefined}
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
        const day = moveDay(standsOn, event.key);
        if (!day || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        setCursor({ day, takesFocus: true });
        if (event.shiftKey) pick((now) => extend(now, standsOn, day), null, monthOf(day));
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
