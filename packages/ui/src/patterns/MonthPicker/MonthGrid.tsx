import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { MonthCell } from './MonthCell.tsx';
import { atStart, formatMonth, formatMonthName } from '../../i18n/formatMonth.ts';
import { clampMonth, monthsInRow, moveMonth } from './moveMonth.ts';
import type { MonthLimits } from './moveMonth.ts';

/** The month that the arrow keys have reached. */
export interface MonthCursor {
  /** The month; the grid shows its year. */
  month: LocalMonth;
  /** Whether the month receives the focus, as after a key press. */
  takesFocus: boolean;
}

export interface MonthGridProps extends MonthLimits {
  /** The selected month. */
  value: LocalMonth;
  /** The current month. */
  current: LocalMonth;
  /** The month that the arrow keys have reached. */
  cursor: MonthCursor;
  /** Called when a key moves the cursor. */
  onCursorChange: (cursor: MonthCursor) => void;
  /** Called when the user selects a month. */
  onChange: (month: LocalMonth) => void;
}

/**
 * The twelve months of a year. Arrow keys move by month and row, Home and End to the ends of the year, Page Up and Page
 * Down by year.
 */
export function MonthGrid(props: MonthGridProps) {
  const { value, current, cursor, onCursorChange, onChange, ...limits } = props;
  const language = useLanguage();
  const focused = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (cursor.takesFocus) focused.current?.focus();
  }, [cursor]);
  const january = addMonths(cursor.month, 1 - Number(cursor.month.slice(5)));
  const cellOf = (month: LocalMonth) => {
    const isOut = clampMonth(month, limits) !== month;
    return (
      <td key={month} aria-selected={month === value}>
        <MonthCell
          type="button"
          aria-label={atStart(formatMonth(month, language), language)}
          aria-current={month === current ? 'date' : undefined}
          aria-disabled={isOut || undefined}
          ref={month === cursor.month ? focused : undefined}
          tabIndex={month === cursor.month ? 0 : -1}
          onClick={() => !isOut && onChange(month)}
        >
          {atStart(formatMonthName(month, language), language)}
        </MonthCell>
      </td>
    );
  };
  return (
    <Root
      role="grid"
      aria-label={cursor.month.slice(0, 4)}
      onKeyDown={(event) => {
        const month = moveMonth(cursor.month, event.key, limits);
        if (!month || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onCursorChange({ month, takesFocus: true });
      }}
    >
      <tbody>
        {Array.from({ length: 12 / monthsInRow }, (_, row) => (
          <tr key={row}>
            {Array.from({ length: monthsInRow }, (_, column) =>
              cellOf(addMonths(january, row * monthsInRow + column)),
            )}
          </tr>
        ))}
      </tbody>
    </Root>
  );
}

const Root = styled.table`
  width: 100%;
  border-spacing: var(--space-1);
  table-layout: fixed;

  td {
    padding: 0;
  }
`;
