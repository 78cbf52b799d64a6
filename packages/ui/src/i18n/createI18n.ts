import { defaultLanguage, languages, toLanguage } from '@selfservice/api/core/language';
import type { Language } from '@selfservice/api/core/language';
import { createInstance } from 'i18next';
import type { BackendModule, PostProcessorModule, i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fullStops } from './fullStops.ts';
import { loadTexts } from './localeLoaders.ts';

/** Options of `createI18n`. */
export interface I18nOptions {
  /** The first language. */
  language: Language;
  /** Changes every text, for example to test longer ones. */
  postProcessor?: PostProcessorModule;
}

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read(language, namespace, done) {
    loadTexts(namespace, toLanguage(language) ?? defaultLanguage).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

/** Creates the texts of the interface. The texts of an area are loaded when one of its components is first shown. */
export async function createI18n({ language, postProcessor }: I18nOptions): Promise<i18n> {
  const instance = createInstance();
  const postProcessors = [fullStops, ...(postProcessor ? [postProcessor] : [])];
  for (const module of [backend, initReactI18next, ...postProcessors]) instance.use(module);
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
