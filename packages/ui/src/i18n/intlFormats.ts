import { localeOf } from '@selfservice/api/core/language';
import type { Language } from '@selfservice/api/core/language';

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * Returns a format for dates, for wall-clock times as UTC. Each format is created once, because creating it takes forty times
 * as long as using it, and long lists format two dates a row.
 */
export function dateFormat(language: Language, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keptIn(
    dateFormats,
    `${language} ${JSON.stringify(parts)}`,
    () => new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: 'UTC' }),
  );
}

/** Returns a format for numbers. Each format is created once. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return keptIn(
    numberFormats,
    `${language} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(localeOf(language), options),
  );
}

function keptIn<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known) return known;
  const format = make();
  formats.set(key, format);
  return format;
}
