import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { timelineTexts } from './timelineTexts.ts';
import type { TimelineTexts } from './timelineTexts.ts';

/** Returns the timeline's own texts in the language of the interface. */
export function useTimelineTexts(): TimelineTexts {
  return timelineTexts(useTranslation('patterns').t, useLanguage());
}
