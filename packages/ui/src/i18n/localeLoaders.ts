import type { Language } from '@selfservice/api/core/language';

/** The texts of a folder in one language. */
export interface LocaleModule {
  default: object;
}

/** Loads the texts of a folder in each language; each file is a chunk of its own. */
export type LocaleLoaders = Record<Language, () => Promise<LocaleModule>>;

/** Every folder that has texts. A folder's name is the name of its namespace. */
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
  password: {
    en: () => import('../password/locales/en.json'),
    cs: () => import('../password/locales/cs.json'),
    sk: () => import('../password/locales/sk.json'),
  },
  dashboard: {
    en: () => import('../dashboard/locales/en.json'),
    cs: () => import('../dashboard/locales/cs.json'),
    sk: () => import('../dashboard/locales/sk.json'),
  },
  requests: {
    en: () => import('../requests/locales/en.json'),
    cs: () => import('../requests/locales/cs.json'),
    sk: () => import('../requests/locales/sk.json'),
  },
  approvals: {
    en: () => import('../approvals/locales/en.json'),
    cs: () => import('../approvals/locales/cs.json'),
    sk: () => import('../approvals/locales/sk.json'),
  },
  unavailability: {
    en: () => import('../unavailability/locales/en.json'),
    cs: () => import('../unavailability/locales/cs.json'),
    sk: () => import('../unavailability/locales/sk.json'),
  },
  'my-plan': {
    en: () => import('../my-plan/locales/en.json'),
    cs: () => import('../my-plan/locales/cs.json'),
    sk: () => import('../my-plan/locales/sk.json'),
  },
  centres: {
    en: () => import('../centres/locales/en.json'),
    cs: () => import('../centres/locales/cs.json'),
    sk: () => import('../centres/locales/sk.json'),
  },
  'department-plan': {
    en: () => import('../department-plan/locales/en.json'),
    cs: () => import('../department-plan/locales/cs.json'),
    sk: () => import('../department-plan/locales/sk.json'),
  },
  testing: {
    en: () => import('../testing/locales/en.json'),
    cs: () => import('../testing/locales/cs.json'),
    sk: () => import('../testing/locales/sk.json'),
  },
  errors: {
    en: () => import('../errors/locales/en.json'),
    cs: () => import('../errors/locales/cs.json'),
    sk: () => import('../errors/locales/sk.json'),
  },
};
