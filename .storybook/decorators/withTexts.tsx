import type { OwnLanguage } from '@selfservice/api/core/language';
import { LocaleProvider } from '@selfservice/ui/environment/LocaleProvider';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import { namespaces } from '@selfservice/ui/i18n/localeLoaders';
import type { Decorator, Loader } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { pseudo } from '../pseudo.ts';

const started = new Map<string, Promise<i18n>>();

async function start(name: string): Promise<i18n> {
  const isPseudo = name === 'pseudo';
  const texts = await createI18n({
    language: isPseudo ? 'en' : name,
    ...(isPseudo && { postProcessor: pseudo }),
  });
  await texts.loadNamespaces([...namespaces]);
  return texts;
}

/** Loads all texts in a language of the toolbar. */
function textsIn(name: string): Promise<i18n> {
  const texts = started.get(name) ?? start(name);
  started.set(name, texts);
  return texts;
}

let shown: i18n | null = null;
const listeners = new Set<() => void>();

function show(texts: i18n | null) {
  shown = texts;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the present story in another language without restarting it; `null` restores its own language. */
export async function speak(language: OwnLanguage | null): Promise<void> {
  show(language && (await textsIn(language)));
}

function Texts({ own, children }: { own: i18n; children: React.ReactNode }) {
  const texts = useSyncExternalStore(subscribe, () => shown) ?? own;
  const language = texts.language as OwnLanguage;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <LocaleProvider language={language}>
      <I18nextProvider i18n={texts}>{children}</I18nextProvider>
    </LocaleProvider>
  );
}

/** Loads the texts before a story renders, so that its `play` finds them. */
export const loadTexts: Loader = async ({ globals }) => {
  show(null);
  return { texts: await textsIn(String(globals['language'])) };
};

/** Shows a story in the language of the toolbar. */
export const withTexts: Decorator = (Story, { loaded }) => (
  <Texts own={(loaded as { texts: i18n }).texts}>
    <Story />
  </Texts>
);
