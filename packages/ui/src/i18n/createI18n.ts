import { defaultLanguage, languages, toLanguage } from '@selfservice/api/core/language';
import type { Language, OwnLanguage } from '@selfservice/api/core/language';
import { createInstance } from 'i18next';
import type { BackendModule, PostProcessorModule, i18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { fullStops } from './fullStops.ts';
import { loadTexts } from './localeLoaders.ts';
import type { Texts } from './texts.ts';

/** The plural forms that a language can have beside those of English. */
type MorePlurals<Key> = Key extends `${infer Stem}_other`
  ? `${Stem}_${'zero' | 'two' | 'few' | 'many'}`
  : never;

/** Own texts for some keys; the other texts stay. */
export type OwnTexts<All> = {
  readonly [Key in keyof All]?: All[Key] extends string ? string : OwnTexts<All[Key]>;
} & { readonly [Key in keyof All as MorePlurals<Key>]?: string };

/** Own words of an organisation, by language, namespace and key, for example `{ en: { primitives: { close: 'Dismiss' } } }`. */
export type Wording = Partial<Record<OwnLanguage, OwnTexts<Texts>>>;

/** A language that an application adds to those of the product. */
export interface AddedLanguage {
  /** A BCP 47 tag such as `de` or `de-AT`. Dates, numbers, plural forms and the order of names follow it. */
  code: string;
  /** The name in that language, for example `Deutsch`. */
  name: string;
  /** The language of missing texts, in which the backend is asked too. */
  fallback: OwnLanguage;
  /** Texts by namespace and key, with every plural form of the language. */
  texts: OwnTexts<Texts>;
}

/** Options of `createI18n`. */
export interface I18nOptions {
  /** The first language. */
  language: Language;
  /** Languages beside those of the product. Default none. */
  addedLanguages?: readonly AddedLanguage[];
  /** Own words instead of those of the interface. Placeholders such as `{{name}}` are kept in them. Default none. */
  wording?: Wording;
  /** Changes every text, for example to test longer ones. */
  postProcessor?: PostProcessorModule;
}

type TextTree = Readonly<Record<string, unknown>>;

function merged(texts: object, own: object = {}): TextTree {
  const all: TextTree = { ...texts };
  const replaced = Object.entries(own).map(([key, text]: [string, unknown]) => {
    const before = all[key];
    return [key, isTree(before) && isTree(text) ? merged(before, text) : text] as const;
  });
  return { ...all, ...Object.fromEntries(replaced) };
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

type NamespacedTexts = Readonly<Record<string, object>>;

function backendWith(wording: Wording, addedLanguages: readonly AddedLanguage[]): BackendModule {
  async function textsIn(code: string, namespace: string): Promise<object> {
    const added = addedLanguages.find((one) => one.code === code);
    const language = added?.fallback ?? toLanguage(code) ?? defaultLanguage;
    const texts = await loadTexts(namespace, language);
    const own: NamespacedTexts = added?.texts ?? wording[language] ?? {};
    // An added language waits for the texts of its fallback. Without them i18next would show the keys of missing texts.
    return added ? (own[namespace] ?? {}) : merged(texts, own[namespace]);
  }

  return {
    type: 'backend',
    init: () => {},
    read(code, namespace, done) {
      textsIn(code, namespace).then(
        (texts) => done(null, texts),
        (error: Error) => done(error, null),
      );
    },
  };
}

/**
 * Creates the texts of the interface. The texts of an area are loaded when one of its components is first shown. A text that
 * an added language does not have is taken from its fallback.
 *
 * @throws RangeError the first language is neither one of the product nor added
 */
export async function createI18n(options: I18nOptions): Promise<i18n> {
  const { language, addedLanguages = [], wording = {}, postProcessor } = options;
  const codes = [...languages, ...addedLanguages.map(({ code }) => code)];
  if (!codes.includes(language)) throw new RangeError(`There are no texts in "${language}".`);
  const instance = createInstance();
  const postProcessors = [fullStops, ...(postProcessor ? [postProcessor] : [])];
  for (const module of [backendWith(wording, addedLanguages), initReactI18next, ...postProcessors])
    instance.use(module);
  await instance.init({
    lng: language,
    supportedLngs: codes,
    fallbackLng: Object.fromEntries(addedLanguages.map(({ code, fallback }) => [code, [fallback]])),
    ns: [],
    defaultNS: false,
    interpolation: { escapeValue: false },
    postProcess: postProcessors.map(({ name }) => name),
    // For `languagesOf`.
    backend: { addedLanguages },
  });
  return instance;
}
