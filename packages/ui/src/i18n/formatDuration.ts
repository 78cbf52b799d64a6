import type { Language } from '@selfservice/api/core/language';
import { numberFormat } from './intlFormats.ts';

const minus = '\u2212';

/** Formats whole minutes as signed `h:mm`, with a real minus sign and any number of hours, for example `+12:45`. */
export function formatBalance(minutes: number): string {
  return `${minutes > 0 ? '+' : ''}${hoursAndMinutes(minutes)}`;
}

/** Formats a duration in whole minutes as `h:mm`, beside a word that says that it is no time of day: `8:30 to go`. */
export function formatLength(minutes: number): string {
  return hoursAndMinutes(minutes);
}

/** Formats a duration in whole minutes as `h:mm` with its unit: `8:30 h`. Without the unit it would look like a time. */
export function formatHours(minutes: number): string {
  return `${hoursAndMinutes(minutes)}\u00a0h`;
}

/** The formats of minutes: as a duration with or without its unit, and as a balance with its sign. */
export interface HourFormats {
  /** See `formatHours`. */
  hours: (minutes: number) => string;
  /** Without the unit, where a heading or a word names it, for example `8:30`. */
  plain: (minutes: number) => string;
  /** See `formatBalance`. */
  balance: (minutes: number) => string;
}

/**
 * Returns the formats of hours of an organisation: `h:mm`, or decimal hours with two places, for example `8.50 h` and
 * `−132,75`.
 *
 * @param isDecimal whether to use decimal hours
 */
export function hourFormats(isDecimal: boolean, language: Language): HourFormats {
  if (!isDecimal) return { hours: formatHours, plain: hoursAndMinutes, balance: formatBalance };
  const format = numberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  const decimal = (minutes: number) => format.format(minutes / 60 + 0).replace('-', minus);
  return {
    hours: (minutes) => `${decimal(minutes)}\u00a0h`,
    plain: decimal,
    balance: (minutes) => `${minutes > 0 ? '+' : ''}${decimal(minutes)}`,
  };
}

/** Formats a number of days with its unit, for example `5 days`, `14.5 days` or `2 dny`. */
export function formatDays(days: number, language: Language): string {
  const format = numberFormat(language, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  });
  return format.format(days).replace('-', minus).replace(/\s/g, '\u00a0');
}

/** Formats a number of days without its unit, for example `11.5` or `−0,5`. */
export function formatAmount(days: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 2 }).format(days).replace('-', minus);
}

function hoursAndMinutes(minutes: number): string {
  const whole = Math.abs(Math.trunc(minutes));
  const sign = minutes < 0 ? minus : '';
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
