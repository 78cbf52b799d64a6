import type { Language } from '@selfservice/api/core/language';

/** The texts of a folder in one language. */
export interface LocaleModule {
  default: object;
}

/** Loads the texts of a folder in each language; each file is a chunk of its own. */
export type LocaleLoaders = Record<Language, () => Promise<LocaleModule>>;

/** The folders whose texts are needed before sign-in. A folder's name is the name of its namespace. */
export const localeLoaders: Record<string, LocaleLoaders> = {
  primitives: {
    en: () => import('../primitives/locales/en.json'),
    cs: () => import('../primitives/locales/cs.json'),
    sk: () => import('../primitives/locales/sk.json'),
  },
  patterns: {
    en: () => import('../patterns/locales/en.json'),
    cs: () => import('../patterns/locales/cs.json'),
    sk: () => import('../patterns/locales/sk.json'),
  },
  session: {
    en: () => import('../session/locales/en.json'),
    cs: () => import('../session/locales/cs.json'),
    sk: () => import('../session/locales/sk.json'),
  },
  errors: {
    en: () => import('../errors/locales/en.json'),
    cs: () => import('../errors/locales/cs.json'),
    sk: () => import('../errors/locales/sk.json'),
  },
};
