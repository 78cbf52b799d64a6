import type { LocalDate } from '@selfservice/api/core/local-date';
import type { ComponentProps } from 'react';
import { fromAriaDay, toAriaDay } from '../ariaDates.ts';
import type { AriaDay } from '../ariaDates.ts';
import { CalendarBody } from './CalendarBody.tsx';
import { CalendarFrame } from './CalendarFrame.tsx';

type Replaced =
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'isDateUnavailable'
  | 'focusedValue'
  | 'defaultFocusedValue'
  | 'onFocusChange'
  | 'selectionMode';

/** Everything else of react-aria's calendar goes to the root. */
export interface CalendarProps extends Omit<ComponentProps<typeof CalendarFrame>, Replaced> {
  /** What the day is chosen for; its name for assistive technology. */
  label: string;
  /** The chosen day as `yyyy-MM-dd`, or null for none. */
  value: LocalDate | null;
  /** A day was chosen. */
  onChange: (day: LocalDate) => void;
  /** The day that it is now. The month that has it is shown first where nothing is chosen. */
  today: LocalDate;
  /** The first day that can be chosen. Default: any. */
  min?: LocalDate | undefined;
  /** The last day that can be chosen. Default: any. */
  max?: LocalDate | undefined;
  /** Days in between that cannot be chosen; they are struck through. Default: none. */
  isDateUnavailable?: ((day: LocalDate) => boolean) | undefined;
}

/**
 * The days of a month, Monday first. Arrow keys move by days and weeks, Home and End within the month, Page Up and
 * Page Down by months, with Shift by years.
 */
export function Calendar(props: CalendarProps) {
  const { label, value, onChange, today, min, max, isDateUnavailable, ...rest } = props;
  return (
    <CalendarFrame
      aria-label={label}
      firstDayOfWeek="mon"
      weeksInMonth={6}
      value={value && toAriaDay(value)}
      defaultFocusedValue={toAriaDay(value ?? today)}
      onChange={(date) => onChange(fromAriaDay(date as AriaDay))}
      {...(min && { minValue: toAriaDay(min) })}
      {...(max && { maxValue: toAriaDay(max) })}
      {...(isDateUnavailable && {
        isDateUnavailable: (date) => isDateUnavailable(fromAriaDay(date)),
      })}
      {...rest}
    >
      <CalendarBody today={today} />
    </CalendarFrame>
  );
}
