import { defaultLanguage, languages, toLanguage } from '@selfservice/api/core/language';
import type { Language } from '@selfservice/api/core/language';
import { createInstance } from 'i18next';
import type { BackendModule, PostProcessorModule, Texts, i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fullStops } from './fullStops.ts';
import { loadTexts } from './localeLoaders.ts';

/** Own texts for some keys; the other texts stay. */
export type OwnTexts<All> = {
  readonly [Key in keyof All]?: All[Key] extends string ? string : OwnTexts<All[Key]>;
};

/** Own words of an organisation, by language, namespace and key, for example `{ en: { primitives: { close: 'Dismiss' } } }`. */
export type Wording = Partial<Record<Language, OwnTexts<Texts>>>;

/** Options of `createI18n`. */
export interface I18nOptions {
  /** The first language. */
  language: Language;
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

function backendWith(wording: Wording): BackendModule {
  return {
    type: 'backend',
    init: () => {},
    read(code, namespace, done) {
      const language = toLanguage(code) ?? defaultLanguage;
      const own: Record<string, object> = wording[language] ?? {};
      loadTexts(namespace, language).then(
        (texts) => done(null, merged(texts, own[namespace])),
        (error: Error) => done(error, null),
      );
    },
  };
}

/** Creates the texts of the interface. The texts of an area are loaded when one of its components is first shown. */
export async function createI18n({ language, wording = {}, postProcessor }: I18nOptions): Promise<i18n> {
  const instance = createInstance();
  const postProcessors = [fullStops, ...(postProcessor ? [postProcessor] : [])];
  for (const module of [backendWith(wording), initReactI18next, ...postProcessors]) instance.use(module);
  await instance.init({
    lng: language,
    supportedLngs: languages,
    fallbackLng: false,
    ns: [],
    defaultNS: false,
    interpolation: { escapeValue: false },
    postProcess: postProcessors.map(({ name }) => name),
  });
  return instance;
}
