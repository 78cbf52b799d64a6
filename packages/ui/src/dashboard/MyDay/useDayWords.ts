import type { Language } from '@selfservice/api/core/language';
import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import { addDays, daysBetween, minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { isOtherEntry } from '@selfservice/api/core/plan-interval';
import { useTranslation } from 'react-i18next';
import { isPresent, isUsualName } from '@selfservice/api/terminal/pass-direction';
import { formatListDay, formatListMoment, formatTime, formatWeekday } from '../../i18n/formatDate.ts';
import { formatHours, formatLength } from '../../i18n/formatDuration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { DayFacts } from './dayFacts.ts';
import type { PassOfDay } from './PassOfDay.ts';

/** The words for a day. */
export interface DayWords {
  /** Returns the state of the day in words. */
  headline: (facts: DayFacts) => string;
  /** Returns the time until the shift of the headline ends or begins; empty if it contains none. */
  left: (facts: DayFacts) => string;
  /** Returns the last pass: since when the user is in or out; null for no pass. */
  pass: (pass: PassOfDay | null) => string;
  /** Returns the next shift in words; empty if the headline contains it. */
  next: (facts: DayFacts) => string;
  /** Returns the name of an interval; with its kind for a request and a plan change. */
  called: (interval: PlanInterval) => string;
  /** Returns the times of an interval without days. */
  times: (interval: PlanInterval) => string;
  /** Returns the hours of an interval, with the day if it is another one. */
  hours: (interval: PlanInterval) => string;
}

/** Returns the words for a day. */
export function useDayWords(now: LocalDateTime): DayWords {
  const { t } = useTranslation(['dashboard/MyDay', 'patterns']);
  const language = useLanguage();

  const kindOf = (interval: PlanInterval) =>
    t(`patterns:timeline.kind.${isOtherEntry(interval) ? 'other' : toWord(interval)}`);
  const nameOf = (interval: PlanInterval) => interval.name || kindOf(interval);
  const namesOf = (intervals: readonly PlanInterval[]) => [...new Set(intervals.map(nameOf))].join(', ');

  return {
    headline({ state }: DayFacts): string {
      switch (state.kind) {
        case 'shift':
          return state.shift.isAllDay
            ? t('today', { name: nameOf(state.shift) })
            : t('shiftUntil', { until: endOf(state.shift, now, language) });
        case 'later':
          return t('shiftFrom', { from: formatTime(state.shift.begin, language) });
        case 'entry':
          return t('until', { name: nameOf(state.entry), until: endOf(state.entry, now, language) });
        case 'wholeDay': {
          const name = namesOf(state.entries);
          return state.lastDay === null || state.lastDay === dateOf(now)
            ? t('today', { name })
            : t('until', { name, until: formatListDay(state.lastDay, now, language) });
        }
        case 'holiday':
          return state.name ? t('holiday', { name: state.name }) : t('holidayUnnamed');
        case 'over':
        case 'unpublished':
        case 'off':
          return t(state.kind);
      }
    },
    left({ state }: DayFacts): string {
      if (state.kind === 'shift' && !state.shift.isAllDay)
        return t('left', { time: formatLength(minutesBetween(now, state.shift.end)) });
      if (state.kind === 'later')
        return t('begins', { time: formatHours(minutesBetween(now, state.shift.begin)) });
      return '';
    },
    pass(pass: PassOfDay | null): string {
      if (!pass) return t('noPass');
      const { time, direction, text } = pass;
      const when = beginOf({ begin: time, isAllDay: false }, now, language);
      const isOut = direction === 'out';
      // After a forgotten pass out it is not known whether the user is still in.
      if (!isOut && !isPresent(pass, now)) return t('pass', { when, text });
      const words = t(isOut ? 'passOut' : 'passIn', { when });
      return isUsualName(text) ? words : t('named', { words, text });
    },
    next({ state, next }: DayFacts): string {
      if (next.kind === 'known')
        return t('next', { when: beginOf(next.shift, now, language), name: nameOf(next.shift) });
      if (next.kind !== 'unpublished') return t(next.kind);
      return state.kind === 'unpublished' ? '' : t('nextUnpublished');
    },
    called(interval: PlanInterval): string {
      const { kind, name } = interval;
      const isNameEnough = kind === 'shift' || isOtherEntry(interval) || name === '';
      return isNameEnough ? nameOf(interval) : t('patterns:timeline.named', { kind: kindOf(interval), name });
    },
    times({ begin, end }: PlanInterval): string {
      return `${formatTime(begin, language)}–${end.endsWith('T00:00:00') ? '24:00' : formatTime(end, language)}`;
    },
    hours({ begin, end, isAllDay }: PlanInterval): string {
      if (isAllDay) return t('patterns:timeline.wholeDay');
      const from = beginOf({ begin, isAllDay }, now, language);
      const to = endOf({ end }, now, language);
      // Beside a day, which contains a space, the dash has spaces too, and never begins a line.
      return /\s/.test(from + to) ? `${from}\u00a0– ${to}` : `${from}–${to}`;
    },
  };
}

function toWord({ kind }: PlanInterval): 'shift' | 'planChange' | 'request' {
  return kind === 'planChange' || kind === 'request' ? kind : 'shift';
}

/** Returns the end: a time on the same day, with 24:00 for midnight, otherwise with the day. */
function endOf({ end }: Pick<PlanInterval, 'end'>, now: LocalDateTime, language: Language): string {
  const today = dateOf(now);
  if (end === `${addDays(today, 1)}T00:00:00`) return '24:00';
  return dateOf(end) === today ? formatTime(end, language) : nearTime(end, now, language);
}

function beginOf(
  { begin, isAllDay }: Pick<PlanInterval, 'begin' | 'isAllDay'>,
  now: LocalDateTime,
  language: Language,
): string {
  if (isAllDay) return formatListDay(begin, now, language);
  return dateOf(begin) === dateOf(now) ? formatTime(begin, language) : nearTime(begin, now, language);
}

/** Returns a time with its weekday, or with its date from a week on. */
function nearTime(moment: LocalDateTime, now: LocalDateTime, language: Language): string {
  return Math.abs(daysBetween(dateOf(now), dateOf(moment))) < 7
    ? `${formatWeekday(moment, language)}\u00a0${formatTime(moment, language)}`
    : formatListMoment(moment, now, language);
}
