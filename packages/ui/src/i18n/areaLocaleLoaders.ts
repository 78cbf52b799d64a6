import type { LocaleLoaders } from './localeLoaders.ts';

/** The folders whose texts are needed after sign-in; a chunk of its own, so that the login does not grow with areas. */
export const areaLocaleLoaders: Record<string, LocaleLoaders> = {
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
};
