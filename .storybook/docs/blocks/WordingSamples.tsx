import { languages } from '@selfservice/api/core/language';
import { createInstance } from 'i18next';
import cs from '../../../packages/ui/src/requests/locales/cs.json';
import en from '../../../packages/ui/src/requests/locales/en.json';
import sk from '../../../packages/ui/src/requests/locales/sk.json';
import { remainingText } from '../../../packages/ui/src/requests/RemainingDays/remainingText.ts';
import { DocsTable } from './DocsTable.tsx';

const names = ['English', 'Czech', 'Slovak'];

// A separate instance, because the table shows all languages together.
const texts = createInstance();
void texts.init({
  initAsync: false,
  resources: { en: { requests: en }, cs: { requests: cs }, sk: { requests: sk } },
});

/** A table of the texts for the remaining days of a decision, in each language. */
export function RemainingDays() {
  return (
    <DocsTable
      caption="Remaining days"
      head={['Days', ...names]}
      rows={[-1, 0, 1, 2, 4, 5, 21, 22].map((days) => [
        String(days).replace('-', '\u2212'),
        ...languages.map((language) => (
          <span key={language} lang={language}>
            {remainingText(texts.getFixedT(language, 'requests'), days)}
          </span>
        )),
      ])}
    />
  );
}
