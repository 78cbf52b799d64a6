import { languages } from '@selfservice/api/core/language';
import type { Language } from '@selfservice/api/core/language';

/** The texts of a folder in one language. */
export interface LocaleModule {
  default: object;
}

/** Loads texts by their file, for example `../session/locales/en.json`. */
export type LocaleLoaders = Record<string, () => Promise<LocaleModule>>;

/** The namespaces that every page begins with; their texts come in one file for each language. */
export const firstNamespaces = ['primitives', 'patterns', 'session', 'errors'] as const;

const firstTexts = {
  en: () => import('./first-texts/en.ts'),
  cs: () => import('./first-texts/cs.ts'),
  sk: () => import('./first-texts/sk.ts'),
};

const firstLoaders: LocaleLoaders = Object.fromEntries(
  languages.flatMap((language) =>
    firstNamespaces.map((namespace) => [
      localeFile(namespace, language),
      async () => ({ default: (await firstTexts[language]()).texts[namespace] }),
    ]),
  ),
);

/** The texts that are needed before sign-in, and at home. A folder's path below `src` is the name of its namespace. */
export const localeLoaders: LocaleLoaders = {
  ...firstLoaders,
  ...import.meta.glob('../dashboard/locales/*.json'),
};

/** Fetches where the texts of the other areas are, which is asked for anyway with the first of them. */
export const loadAreas = () => import('./areaLocaleLoaders.ts');

/** The file of a namespace's texts, as loaders know it. */
export function localeFile(namespace: string, language: Language): string {
  return `../${namespace}/locales/${language}.json`;
}

/** Fetches texts ahead: whoever asks for them then waits no longer. */
export async function fetchTexts(namespaces: readonly string[], language: Language): Promise<void> {
  await Promise.all(namespaces.map(async (namespace) => localeLoaders[localeFile(namespace, language)]?.()));
}

/** The namespaces that loaders have texts of. */
export function namespacesOf(loaders: LocaleLoaders): string[] {
  return [
    ...new Set(Object.keys(loaders).map((file) => file.slice('../'.length, file.indexOf('/locales/')))),
  ];
}
