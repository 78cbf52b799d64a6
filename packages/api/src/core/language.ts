/** The languages of the interface. */
export const languages = ['en', 'cs', 'sk'] as const;

/** A language of the interface. */
export type Language = (typeof languages)[number];

/** The language of the interface if no other is known. */
export const defaultLanguage: Language = 'en';

/** Returns the supported language of a code such as `cs-CZ` or `SK`; null for any other. */
export function toLanguage(code: string): Language | null {
  const primary = code.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary) ?? null;
}

/** Returns the first supported language of a browser's list, or else English. */
export function preferredLanguage(codes: readonly string[]): Language {
  for (const code of codes) {
    const language = toLanguage(code);
    if (language) return language;
  }
  return defaultLanguage;
}
