/** The texts of a folder in one language. */
export interface LocaleModule {
  default: object;
}

/** Loads texts by their file, for example `../session/locales/en.json`; each file is a chunk of its own. */
export type LocaleLoaders = Record<string, () => Promise<LocaleModule>>;

/** The texts that are needed before sign-in. A folder's path below `src` is the name of its namespace. */
export const localeLoaders: LocaleLoaders = import.meta.glob(
  '../{primitives,patterns,session,errors}/locales/*.json',
);

/** The namespaces that loaders have texts of. */
export function namespacesOf(loaders: LocaleLoaders): string[] {
  return [
    ...new Set(Object.keys(loaders).map((file) => file.slice('../'.length, file.indexOf('/locales/')))),
  ];
}
