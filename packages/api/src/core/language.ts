/** The languages of the interface. Specification 000 section 1. */
export const languages = ['en', 'cs', 'sk'] as const;

/** A language of the interface. */
export type Language = (typeof languages)[number];

/** The language used where nothing else is known. */
export const defaultLanguage: Language = 'en';

/** The supported language that a code such as `cs-CZ` or `SK` names, or null for any other. */
export function toLanguage(code: string): Language | null {
  const primary = code.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary) ?? null;
}

/** The first supported language of a browser's list, else English. */
export function preferredLanguage(codes: readonly string[]): Language {
  for (const code of codes) {
    const language = toLanguage(code);
    if (language) return language;
  }
  return defaultLanguage;
}
