import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { fn } from 'storybook/test';

/** The props of a screen before sign-in. */
export const settings = {
  clock: createManualClock(localDateTime('2026-11-20T08:00:00')),
  language: 'en' as const,
  onLanguageChange: fn(),
  theme: 'system' as const,
  onThemeChange: fn(),
  infoText: '',
};

/** A long info text of the organisation. */
export const longInfoText =
  'Help desk: extension 4411, Monday to Friday from 6:00 to 14:00. Planned outage on Sunday 22 November.';
