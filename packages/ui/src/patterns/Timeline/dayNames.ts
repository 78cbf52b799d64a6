import type { Language } from '@selfservice/api/core/language';
import { regions } from '../../i18n/writeDay.ts';

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
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** How much a day's name says. */
export type DayForm = keyof typeof forms;

/** Names the day of a wall minute. */
export type DayNames = (minute: number, form: DayForm) => string;

/** Names days in a language. Formats and names are made once: every interval's label asks for them. */
export function createDayNames(language: Language): DayNames {
  const formats: Partial<Record<DayForm, Intl.DateTimeFormat>> = {};
  const names = new Map<string, string>();
  return (minute, form) => {
    const day = Math.floor(minute / 1440);
    const key = form + day;
    const known = names.get(key);
    if (known !== undefined) return known;
    const format = (formats[form] ??= new Intl.DateTimeFormat(regions[language], {
      ...forms[form],
      timeZone: 'UTC',
    }));
    const name = format.format(day * 86_400_000).replace(',', '');
    names.set(key, name);
    return name;
  };
}
