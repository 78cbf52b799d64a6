/** The languages of the product. */
export const languages = ['en', 'cs', 'sk'] as const;

/** A language of the product. */
export type OwnLanguage = (typeof languages)[number];

/** A language in which the backend is asked: it has those of the product. */
export type BackendLanguage = OwnLanguage;

/**
 * A language of the interface: one of the product, or one that an application adds, as a BCP 47 tag such as `de` or
 * `de-AT`.
 */
export type Language = OwnLanguage | (string & {});

const locales: Record<OwnLanguage, string> = { en: 'en-GB', cs: 'cs-CZ', sk: 'sk-SK' };

/** Returns the locale for the dates and numbers of a language: with a region for a language of the product. */
export function localeOf(language: Language): string {
  return language in locales ? locales[language as OwnLanguage] : language;
}

/** The language of the interface if no other is known. */
export const defaultLanguage: OwnLanguage = 'en';

/** Returns the product's language of a code such as `cs-CZ` or `SK`; null for any other. */
export function toLanguage(code: string): OwnLanguage | null {
  const primary = code.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary) ?? null;
}

/** Returns the product's language of the first code that has one, or else English. */
export function preferredLanguage(codes: readonly string[]): OwnLanguage {
  for (const code of codes) {
    const language = toLanguage(code);
    if (language) return language;
  }
  return defaultLanguage;
}
