import type { Language } from '@selfservice/api/core/language';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import type { Decorator } from '@storybook/react-vite';
import { Suspense, use, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { pseudo } from '../pseudo.ts';

const regions: Record<Language, string> = { en: 'en-GB', cs: 'cs-CZ', sk: 'sk-SK' };
const started = new Map<string, ReturnType<typeof createI18n>>();

function textsIn(name: string): ReturnType<typeof createI18n> {
  const known = started.get(name);
  if (known) return known;
  const isPseudo = name === 'pseudo';
  const texts = createI18n({
    language: isPseudo ? 'en' : (name as Language),
    ...(isPseudo && { postProcessor: pseudo }),
  });
  started.set(name, texts);
  return texts;
}

function Texts({ name, children }: { name: string; children: React.ReactNode }) {
  const texts = use(textsIn(name));
  const language = texts.language as Language;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <I18nProvider locale={regions[language]}>
      <I18nextProvider i18n={texts}>
        <Suspense>{children}</Suspense>
      </I18nextProvider>
    </I18nProvider>
  );
}

/** Speaks the language of the toolbar. */
export const withTexts: Decorator = (Story, { globals }) => (
  <Suspense>
    <Texts name={String(globals['language'])}>
      <Story />
    </Texts>
  </Suspense>
);
