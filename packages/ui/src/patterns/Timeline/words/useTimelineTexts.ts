import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { timelineTexts } from './timelineTexts.ts';
import type { TimelineTexts } from './timelineTexts.ts';

/** The words of the timeline in the language of the interface, made anew only when that changes. */
export function useTimelineTexts(): TimelineTexts {
  return timelineTexts(useTranslation('patterns').t, useLanguage());
}
