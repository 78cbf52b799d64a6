import type { Language } from '@selfservice/api/core/language';
import { dateFormat } from '../../../i18n/intlFormats.ts';

const forms = {
  /** `Monday 16 November`. */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** `Mon 16 Nov`. */
  medium: { weekday: 'short', day: 'numeric', month: 'short' },
  /** `Mon 16`. */
  short: { weekday: 'short', day: 'numeric' },
  /** `16`. */
  number: { day: 'numeric' },
  /** `Mon`. */
  weekday: { weekday: 'short' },
  /** `M`. */
  letter: { weekday: 'narrow' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The form of a day's name. */
export type DayForm = keyof typeof forms;

/** Returns the name of the day of a wall minute. */
export type DayNames = (minute: number, form: DayForm) => string;

/** Creates the function that names days in a language. */
export function createDayNames(language: Language): DayNames {
  return (minute, form) => {
    const format = dateFormat(language, forms[form]);
    return format.format(minute * 60_000).replace(',', '');
  };
}
