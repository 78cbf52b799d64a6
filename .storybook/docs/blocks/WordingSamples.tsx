import { languages } from '@selfservice/api/core/language';
import { localDateTime } from '@selfservice/api/core/local-date';
import {
  formatBalance,
  formatDay,
  formatDuration,
  formatNumber,
  formatTime,
} from '@selfservice/ui/i18n/format';
import { createInstance } from 'i18next';
import cs from '../../../packages/ui/src/requests/locales/cs.json';
import en from '../../../packages/ui/src/requests/locales/en.json';
import sk from '../../../packages/ui/src/requests/locales/sk.json';
import { remainingText } from '../../../packages/ui/src/requests/RemainingDays/remainingText.ts';
import { DocsTable } from './DocsTable.tsx';

const names = ['English', 'Czech', 'Slovak'];

// All languages stand side by side here, so that the instance of the page does not do.
const texts = createInstance();
void texts.init({
  initAsync: false,
  resources: { en: { requests: en }, cs: { requests: cs }, sk: { requests: sk } },
});

/** How many days are left for a decision, in each language, in the product's own words. */
export function RemainingDays() {
  return (
    <DocsTable
      caption="Remaining days"
      head={['Days', ...names]}
      rows={[-1, 0, 1, 2, 4, 5, 21, 22].map((days) => [
        formatNumber(days, 'en'),
        ...languages.map((language) => (
          <span key={language} lang={language}>
            {remainingText(texts.getFixedT(language, 'requests'), days)}
          </span>
        )),
      ])}
    />
  );
}

const moment = localDateTime('2026-11-20T07:58:00');

/** Numbers, times and days as the product writes them, by the product's own functions. */
export function Numbers() {
  const same = (text: string) => languages.map(() => text);
  return (
    <DocsTable
      caption="Numbers, times and days"
      head={['What', ...names, 'Written by']}
      rows={[
        ['Balance, above zero', ...same(formatBalance(765)), '`formatBalance(765)`'],
        ['Balance, below zero', ...same(formatBalance(-7965)), '`formatBalance(-7965)`'],
        ['Balance, nothing', ...same(formatBalance(0)), '`formatBalance(0)`'],
        ['Duration', ...same(formatDuration(480)), '`formatDuration(480)`'],
        [
          'Number',
          ...languages.map((language) => formatNumber(1234.5, language)),
          '`formatNumber(1234.5, language)`',
        ],
        ['Time of day', ...languages.map((language) => formatTime(moment, language)), '`formatTime(…)`'],
        ['Day', ...languages.map((language) => formatDay(moment, language)), '`formatDay(…)`'],
      ]}
    />
  );
}
