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

/** Props of `Calendar`. Other props of react-aria's calendar are passed to the root element. */
export interface CalendarProps extends Omit<ComponentProps<typeof CalendarFrame>, Replaced> {
  /** The purpose of the day, for example "First day"; names the calendar for assistive technology. */
  label: string;
  /** The selected day as `yyyy-MM-dd`, or null for none. */
  value: LocalDate | null;
  /** Called when the user selects a day. */
  onChange: (day: LocalDate) => void;
  /** The current day. Its month is shown first if no day is selected. */
  today: LocalDate;
  /** The first day that can be selected. Default: any. */
  min?: LocalDate | undefined;
  /** The last day that can be selected. Default: any. */
  max?: LocalDate | undefined;
  /** Returns whether a day between `min` and `max` cannot be selected; such days are struck through. Default: none. */
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
