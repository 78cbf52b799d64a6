import type { LocaleLoaders } from './localeLoaders.ts';

/** The texts that are needed after sign-in; a chunk of its own, so that the login does not grow with areas. */
export const areaLocaleLoaders: LocaleLoaders = import.meta.glob([
  '../*/locales/*.json',
  '!../{primitives,patterns,session,errors,dashboard}/locales/*.json',
]);
