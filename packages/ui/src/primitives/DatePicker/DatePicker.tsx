import type { LocalDate } from '@selfservice/api/core/local-date';
import { CalendarDays } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useRef } from 'react';
import { DatePicker as AriaDatePicker, Group } from 'react-aria-components/DatePicker';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { fromAriaDay, toAriaDay } from '../ariaDates.ts';
import { FieldBox } from '../Field/FieldBox.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import { fieldRoot } from '../Field/fieldRoot.ts';
import { SegmentedInput } from '../Field/SegmentedInput.tsx';
import { useErrorOnBlur } from '../Field/useErrorOnBlur.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CalendarPopover } from './CalendarPopover.tsx';
import { useDayError } from './useDayError.ts';
import { useTypedDay } from './useTypedDay.ts';
import type { DayLimits } from './dayError.ts';

type Replaced =
  | 'children'
  | 'isInvalid'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'isDateUnavailable'
  | 'placeholderValue'
  | 'granularity';

/** Other props of react-aria's date picker are passed to the root element. */
export interface DatePickerProps extends Omit<ComponentProps<typeof AriaDatePicker>, Replaced>, DayLimits {
  /** The label above the field. */
  label: string;
  /** The day as `yyyy-MM-dd`, or null for none. */
  value: LocalDate | null;
  /** Called when a day was typed completely or picked; with null when the field is empty or its year incomplete. */
  onChange: (day: LocalDate | null) => void;
  /** Called when the user picks a day in the calendar. Default: `onChange` is called, as for a typed day. */
  onPick?: ((day: LocalDate) => void) | undefined;
  /** The current day. The calendar opens at it if no day is selected. */
  today: LocalDate;
  /** A hint below the field. */
  description?: ReactNode;
  /** The error message below the field. If set, the field is invalid; it replaces the field's own messages. */
  errorMessage?: string | undefined;
}

/**
 * A field for a day, typed part by part or picked in a calendar. Alt with an arrow key opens the calendar, Escape
 * closes it.
 */
export function DatePicker(props: DatePickerProps) {
  const {
    label,
    value,
    onChange,
    onPick,
    today,
    min,
    max,
    isDateUnavailable,
    description,
    errorMessage,
    onBlur,
    onFocusChange,
    onOpenChange,
    ...rest
  } = props;
  const { t } = useTranslation('primitives');
  // While the calendar is open, a change can only come from the calendar.
  const isCalendarOpen = useRef(false);
  const typed = useTypedDay(value, (day) => {
    if (day && onPick && isCalendarOpen.current) onPick(day);
    else onChange(day);
  });
  const limitFault = useDayError(value, { min, max, isDateUnavailable });
  const [ownFault, settle] = useErrorOnBlur(typed.isYearMissing ? t('date.wholeYear') : limitFault);
  const fault = errorMessage ?? ownFault;
  return (
    <Root
      validationBehavior="aria"
      isInvalid={Boolean(fault)}
      firstDayOfWeek="mon"
      granularity="day"
      value={typed.shown}
      placeholderValue={toAriaDay(today)}
      onChange={typed.change}
      onBlur={(event) => {
        typed.leave();
        onBlur?.(event);
      }}
      onFocusChange={(isFocused) => {
        settle(isFocused);
        onFocusChange?.(isFocused);
      }}
      onOpenChange={(isOpen) => {
        if (isOpen) typed.leave();
        isCalendarOpen.current = isOpen;
        onOpenChange?.(isOpen);
      }}
      {...(min && { minValue: toAriaDay(min) })}
      {...(max && { maxValue: toAriaDay(max) })}
      {...(isDateUnavailable && { isDateUnavailable: (date) => isDateUnavailable(fromAriaDay(date)) })}
      {...rest}
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldBox as={Group}>
        <SegmentedInput />
        <IconButton label={t('calendar.name')} icon={CalendarDays} />
      </FieldBox>
      <FieldNotes description={description} errorMessage={fault} />
      <CalendarPopover today={today} />
    </Root>
  );
}

const Root = styled(AriaDatePicker)`
  ${fieldRoot}
`;
