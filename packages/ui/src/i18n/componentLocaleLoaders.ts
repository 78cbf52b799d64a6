import type { LocaleLoaders } from './localeLoaders.ts';

/** The texts of single components that are seldom needed: a chunk that comes with the first of them. */
export const componentLocaleLoaders: LocaleLoaders = import.meta.glob('../*/*/locales/*.json');
