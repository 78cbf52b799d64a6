import { fn } from 'storybook/test';

/** Choices of a screen before the dashboard. */
export const settings = {
  language: 'en' as const,
  onLanguageChange: fn(),
  theme: 'system' as const,
  onThemeChange: fn(),
  infoText: '',
};

/** A line of the organisation's own, as long as one can be expected. */
export const longInfoText =
  'Help desk: extension 4411, Monday to Friday from 6:00 to 14:00. Planned outage on Sunday 22 November.';
