import { localDate } from '@selfservice/api/core/local-date';
import { fn } from 'storybook/test';
import type { DatePickerProps } from './DatePicker.tsx';

/** Arguments of a date picker with 25 November 2026 selected; the current day is the 20th. */
export const datePickerArgs: DatePickerProps = {
  label: 'First day',
  value: localDate('2026-11-25'),
  onChange: fn(),
  today: localDate('2026-11-20'),
  style: { maxWidth: 320 },
};
