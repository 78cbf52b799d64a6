import type { Language } from '@selfservice/api/core/language';

/** The name of each language in that language. */
export const languageNames: Record<Language, string> = { en: 'English', cs: 'Čeština', sk: 'Slovenčina' };
