import type { OwnLanguage } from '@selfservice/api/core/language';

/** The name of each language in that language. */
export const languageNames: Record<OwnLanguage, string> = { en: 'English', cs: 'Čeština', sk: 'Slovenčina' };
