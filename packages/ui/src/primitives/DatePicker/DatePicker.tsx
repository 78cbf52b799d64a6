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

/** Everything else of react-aria's date picker goes to the root. */
export interface DatePickerProps extends Omit<ComponentProps<typeof AriaDatePicker>, Replaced>, DayLimits {
  /** What is asked for; stands above the field. */
  label: string;
  /** The day as `yyyy-MM-dd`, or null for none. */
  value: LocalDate | null;
  /** A day was typed whole or picked; null once the field is empty or its year is not whole. */
  onChange: (day: LocalDate | null) => void;
  /** A day was picked in the calendar. Default: `onChange` is told of it, as of one that was typed. */
  onPick?: ((day: LocalDate) => void) | undefined;
  /** The day that it is now. The calendar begins with it where no day is chosen. */
  today: LocalDate;
  /** A hint below the field. */
  description?: ReactNode;
  /** What is wrong with the day; with it the field is invalid. It goes before what the field itself has to say. */
  errorMessage?: string | undefined;
}

/** A day, typed part by part or picked in a calendar. Alt with an arrow key opens the calendar, Escape closes it. */
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
  // While the calendar is open nothing can be typed.
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
