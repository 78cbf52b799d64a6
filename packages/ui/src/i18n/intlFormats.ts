import type { Language } from '@selfservice/api/core/language';

/** The region whose forms of dates and numbers a language uses. */
export const regions: Record<Language, string> = { en: 'en-GB', cs: 'cs-CZ', sk: 'sk-SK' };

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

/**
 * Formats for dates, of wall-clock times as UTC. Making a format takes forty times as long as using it, and long lists
 * write two for each row: each is made once.
 */
export function dateFormat(language: Language, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keptIn(
    dateFormats,
    `${language} ${JSON.stringify(parts)}`,
    () => new Intl.DateTimeFormat(regions[language], { ...parts, timeZone: 'UTC' }),
  );
}

/** Formats for numbers, each made once. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return keptIn(
    numberFormats,
    `${language} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(regions[language], options),
  );
}

function keptIn<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known) return known;
  const format = make();
  formats.set(key, format);
  return format;
}
