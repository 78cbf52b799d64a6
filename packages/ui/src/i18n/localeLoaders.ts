import { languages } from '@selfservice/api/core/language';
import type { OwnLanguage } from '@selfservice/api/core/language';

/** The texts of a folder in one language. */
interface LocaleModule {
  default: object;
}

/** The namespaces that every page needs first. Their texts are in one file for each language. */
export const firstNamespaces = ['primitives', 'patterns', 'session', 'errors'] as const;

const firstTexts = {
  en: () => import('./first-texts/en.ts'),
  cs: () => import('./first-texts/cs.ts'),
  sk: () => import('./first-texts/sk.ts'),
};

const firstLoaders = Object.fromEntries(
  languages.flatMap((language) =>
    firstNamespaces.map((namespace) => [
      fileOf(namespace, language),
      async () => ({ default: (await firstTexts[language]()).texts[namespace] }),
    ]),
  ),
);

/** Loads texts by file. The path of a folder below `src` is the name of its namespace. */
const loaders: Record<string, () => Promise<LocaleModule>> = {
  ...import.meta.glob([
    '../*/locales/*.json',
    '../*/*/locales/*.json',
    '!../{primitives,patterns,session,errors}/locales/*.json',
  ]),
  ...firstLoaders,
};

function fileOf(namespace: string, language: OwnLanguage): string {
  return `../${namespace}/locales/${language}.json`;
}

/**
 * Fetches the texts of a namespace.
 *
 * @throws Error the namespace has no texts, or they cannot be fetched
 */
export async function loadTexts(namespace: string, language: OwnLanguage): Promise<object> {
  const file = fileOf(namespace, language);
  const load = loaders[file];
  if (!load) throw new Error(`There are no texts in ${file}.`);
  return (await load()).default;
}

/** Fetches texts before they are needed. */
export async function fetchTexts(namespaces: readonly string[], language: OwnLanguage): Promise<void> {
  await Promise.all(namespaces.map((namespace) => loadTexts(namespace, language)));
}

/** All namespaces. */
export const namespaces: readonly string[] = [
  ...new Set(Object.keys(loaders).map((file) => file.slice('../'.length, file.indexOf('/locales/')))),
];
