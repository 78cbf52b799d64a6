import { languages, localeOf } from '@selfservice/api/core/language';
import type { OwnLanguage } from '@selfservice/api/core/language';
import { localDate, localDateTime, monthOf } from '@selfservice/api/core/local-date';
import {
  formatDayNumber,
  formatDetailDay,
  formatDetailMoment,
  formatListDay,
  formatListMoment,
  formatTime,
  formatWeekday,
} from '@selfservice/ui/i18n/formatDate';
import { formatBalance, formatDays, formatHours } from '@selfservice/ui/i18n/formatDuration';
import { formatMonth, formatMonthName } from '@selfservice/ui/i18n/formatMonth';
import {
  formatDetailRange,
  formatDetailSpan,
  formatHeadingRange,
  formatListRange,
  formatListSpan,
  formatTimeRange,
} from '@selfservice/ui/i18n/formatRange';
import { formatLongDay } from '../../../packages/ui/src/primitives/Calendar/formatLongDay.ts';
import { DocsTable } from './DocsTable.tsx';
import { FieldSample } from './FieldSample.tsx';

const today = localDate('2026-11-20');
const nextYear = localDate('2027-01-04');
const moment = localDateTime('2026-11-20T07:58:00');
const week = { first: localDate('2026-12-02'), last: localDate('2026-12-06') };
const acrossMonths = { first: localDate('2026-11-30'), last: localDate('2026-12-02') };
const acrossYears = { first: localDate('2026-12-28'), last: localDate('2027-01-03') };
const shift = { begin: localDateTime('2026-11-20T06:00:00'), end: localDateTime('2026-11-20T14:00:00') };
const night = { begin: localDateTime('2026-12-14T22:00:00'), end: localDateTime('2026-12-15T06:00:00') };

type Form = [purpose: string, write: (language: OwnLanguage) => string, writtenBy: string];

const head = ['Purpose', 'English', 'Czech', 'Slovak', 'Written by'];

const rowsOf = (forms: readonly Form[]) =>
  forms.map(([purpose, write, writtenBy]) => [
    purpose,
    ...languages.map((language) => (
      <span key={language} lang={language}>
        {write(language)}
      </span>
    )),
    `\`${writtenBy}\``,
  ]);

/** A table of the formats of days, moments and months by purpose, in each language. */
export function DateForms() {
  const forms: Form[] = [
    ['List', (language) => formatListDay(today, today, language), 'formatListDay'],
    ['List, another year', (language) => formatListDay(nextYear, today, language), 'formatListDay'],
    ['List, with the time', (language) => formatListMoment(moment, today, language), 'formatListMoment'],
    ['Detail', (language) => formatDetailDay(today, language), 'formatDetailDay'],
    ['Detail, with the time', (language) => formatDetailMoment(moment, language), 'formatDetailMoment'],
    ['Time of day', (language) => formatTime(moment, language), 'formatTime'],
    ['Row heading, weekday', (language) => formatWeekday(today, language), 'formatWeekday'],
    ['Row heading, day', (language) => formatDayNumber(today, language), 'formatDayNumber'],
    ['Month', (language) => formatMonth(monthOf(today), language), 'formatMonth'],
    ['Month of a known year', (language) => formatMonthName(monthOf(today), language), 'formatMonthName'],
    [
      'For screen readers, and in sentences',
      (language) => formatLongDay(today, localeOf(language)),
      'formatLongDay',
    ],
  ];
  const field = languages.map((language) => <FieldSample key={language} language={language} day={today} />);
  return (
    <DocsTable
      caption="Days and moments"
      head={head}
      rows={[...rowsOf(forms), ['Input', ...field, '`DatePicker`']]}
    />
  );
}

/** A table of the formats of ranges by purpose, in each language. */
export function RangeForms() {
  const forms: Form[] = [
    ['List', (language) => formatListRange(week, today, language), 'formatListRange'],
    ['List, two months', (language) => formatListRange(acrossMonths, today, language), 'formatListRange'],
    ['List, two years', (language) => formatListRange(acrossYears, today, language), 'formatListRange'],
    ['Heading', (language) => formatHeadingRange(week, language), 'formatHeadingRange'],
    ['Detail', (language) => formatDetailRange(week, language), 'formatDetailRange'],
    ['Times of a day', (language) => formatTimeRange(shift, language), 'formatTimeRange'],
    ['List, with times', (language) => formatListSpan(shift, today, language), 'formatListSpan'],
    ['List, over midnight', (language) => formatListSpan(night, today, language), 'formatListSpan'],
    ['Detail, with times', (language) => formatDetailSpan(shift, language), 'formatDetailSpan'],
    ['Detail, over midnight', (language) => formatDetailSpan(night, language), 'formatDetailSpan'],
  ];
  return <DocsTable caption="Ranges" head={head} rows={rowsOf(forms)} />;
}

/** A table of the formats of durations, in each language. */
export function DurationForms() {
  const forms: Form[] = [
    ['Balance, above zero', () => formatBalance(765), 'formatBalance(765)'],
    ['Balance, below zero', () => formatBalance(-7965), 'formatBalance(-7965)'],
    ['Balance, zero', () => formatBalance(0), 'formatBalance(0)'],
    ['Hours', () => formatHours(480), 'formatHours(480)'],
    ['Hours, many', () => formatHours(6960), 'formatHours(6960)'],
    ...[1, 2, 5, 14.5].map((days): Form => [
      'Days',
      (language) => formatDays(days, language),
      `formatDays(${days}, …)`,
    ]),
  ];
  return <DocsTable caption="Durations" head={head} rows={rowsOf(forms)} />;
}
