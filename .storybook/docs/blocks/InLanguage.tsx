import type { OwnLanguage } from '@selfservice/api/core/language';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import { Suspense, use } from 'react';
import type { PropsWithChildren } from 'react';
import { I18nextProvider } from 'react-i18next';

const started = new Map<OwnLanguage, ReturnType<typeof createI18n>>();

function textsIn(language: OwnLanguage): ReturnType<typeof createI18n> {
  const texts = started.get(language) ?? createI18n({ language });
  started.set(language, texts);
  return texts;
}

export interface InLanguageProps {
  language: OwnLanguage;
}

/** Shows a component of the product in one language, independent of the toolbar. */
export function InLanguage(props: PropsWithChildren<InLanguageProps>) {
  return (
    <Suspense>
      <Speaking {...props} />
    </Suspense>
  );
}

function Speaking({ language, children }: PropsWithChildren<InLanguageProps>) {
  return (
    <I18nextProvider i18n={use(textsIn(language))}>
      <Suspense>
        <span lang={language}>{children}</span>
      </Suspense>
    </I18nextProvider>
  );
}
