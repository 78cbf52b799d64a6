import type { Language } from '@selfservice/api/core/language';
import { numberFormat } from './intlFormats.ts';

const minus = '\u2212';

/** Whole minutes as signed `h:mm`, with a real minus sign and no limit to the hours, for example `+12:45`. */
export function formatBalance(minutes: number): string {
  return `${minutes > 0 ? '+' : ''}${hoursAndMinutes(minutes)}`;
}

/** How long something takes, whole minutes as `h:mm` with the unit: `8:30 h`. Without it, it would read like a time. */
export function formatHours(minutes: number): string {
  return `${hoursAndMinutes(minutes)}\u00a0h`;
}

/** How minutes are written: as hours that something takes, and as a balance with its sign. */
export interface HourFormats {
  /** See `formatHours`. */
  hours: (minutes: number) => string;
  /** See `formatBalance`. */
  balance: (minutes: number) => string;
}

/**
 * How an organisation writes hours: as `h:mm`, or as decimal hours with two places, for example `8.50 h` and `−132,75`.
 * Specification 001 section 3, `VYP_ZOBRHODDEC`.
 *
 * @param isDecimal whether it writes decimal hours
 */
export function hourFormats(isDecimal: boolean, language: Language): HourFormats {
  if (!isDecimal) return { hours: formatHours, balance: formatBalance };
  const format = numberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  });
  const decimal = (minutes: number) => format.format(minutes / 60 + 0).replace('-', minus);
  return {
    hours: (minutes) => `${decimal(minutes)}\u00a0h`,
    balance: (minutes) => `${minutes > 0 ? '+' : ''}${decimal(minutes)}`,
  };
}

/** A number of days with its word, for example `5 days`, `14.5 days` or `2 dny`. */
export function formatDays(days: number, language: Language): string {
  const format = numberFormat(language, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
    maximumFractionDigits: 2,
  });
  return format.format(days).replace('-', minus).replace(/\s/g, '\u00a0');
}

/** A number of days without their word, for example `11.5`, or `−0,5`. */
export function formatAmount(days: number, language: Language): string {
  return numberFormat(language, { maximumFractionDigits: 2 }).format(days).replace('-', minus);
}

function hoursAndMinutes(minutes: number): string {
  const whole = Math.abs(Math.trunc(minutes));
  const sign = minutes < 0 ? minus : '';
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
