import type { Language } from '@selfservice/api/core/language';
import { regions } from './writeDay.ts';

const minus = '\u2212';

/** Whole minutes as signed `h:mm`, with a real minus sign and no limit to the hours, for example `+12:45`. */
export function formatBalance(minutes: number): string {
  return `${minutes > 0 ? '+' : ''}${hoursAndMinutes(minutes)}`;
}

/** How long something takes, whole minutes as `h:mm` with the unit: `8:30 h`. Without it, it would read like a time. */
export function formatHours(minutes: number): string {
  return `${hoursAndMinutes(minutes)}\u00a0h`;
}

/** A number of days with its word, for example `5 days`, `14.5 days` or `2 dny`. */
export function formatDays(days: number, language: Language): string {
  const format = new Intl.NumberFormat(regions[language], {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  });
  return format.format(days).replace('-', minus).replace(/\s/g, '\u00a0');
}

function hoursAndMinutes(minutes: number): string {
  const whole = Math.abs(Math.trunc(minutes));
  const sign = minutes < 0 ? minus : '';
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
