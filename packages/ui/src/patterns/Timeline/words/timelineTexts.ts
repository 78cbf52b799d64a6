import type { Language } from '@selfservice/api/core/language';
import type { TFunction } from 'i18next';
import type { IntervalTexts } from './describeInterval.ts';
import { createDayNames } from '../scale/dayNames.ts';
import type { DayNames } from '../scale/dayNames.ts';
import { textPlaceholders } from './textPlaceholders.ts';

/** The timeline's own texts in the language of the interface. */
export interface TimelineTexts extends IntervalTexts {
  /** Names days. */
  dayNames: DayNames;
  /** The name of a day on which no interval begins. */
  free: string;
  /** The name of a day that is a public holiday. */
  onHoliday: string;
  /** The heading of the hours if rows are days. */
  hours: string;
  /** The time of a whole-day interval. */
  wholeDay: string;
  /** The message while rows load. */
  loading: string;
  /** The message that the intervals of a row could not be loaded. */
  failed: string;
}

/** Returns the timeline's own texts. */
export function timelineTexts(t: TFunction<'patterns'>, language: Language): TimelineTexts {
  return {
    kinds: {
      planChange: t('timeline.kind.planChange'),
      shift: t('timeline.kind.shift'),
      request: t('timeline.kind.request'),
      otherA: t('timeline.kind.other'),
      otherB: t('timeline.kind.other'),
      other: t('timeline.kind.other'),
    },
    named: t('timeline.named', textPlaceholders),
    label: t('timeline.label', textPlaceholders),
    within: t('timeline.within', textPlaceholders),
    across: t('timeline.across', textPlaceholders),
    allDay: t('timeline.allDay', textPlaceholders),
    allDays: t('timeline.allDays', textPlaceholders),
    free: t('timeline.free', textPlaceholders),
    onHoliday: t('timeline.onHoliday', textPlaceholders),
    hours: t('timeline.hours'),
    wholeDay: t('timeline.wholeDay'),
    loading: t('timeline.loading'),
    failed: t('timeline.failed'),
    dayNames: createDayNames(language),
  };
}
