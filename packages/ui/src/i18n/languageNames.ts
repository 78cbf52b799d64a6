import type { Language } from '@selfservice/api/core/language';

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: 'English', cs: 'Čeština', sk: 'Slovenčina' };
