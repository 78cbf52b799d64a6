import { fn } from 'storybook/test';
import { anAccount } from '../settings.fixtures.ts';

/** The choice to keep the next shifts on the device, which is off. */
export const offlinePlanOff = {
  isOn: false,
  isBusy: false,
  keptAt: null,
  isOfOtherPerson: false,
  problem: null,
  refusal: null,
  onChange: fn(),
};

/** Meta of the stories: an organisation with substitutions. */
export const accountMeta = {
  args: {
    identity: anAccount,
    offlinePlan: offlinePlanOff,
    theme: 'system' as const,
    onThemeChange: fn(),
    onLanguageSaved: fn(() => Promise.resolve()),
    onClose: fn(),
  },
  parameters: { scenario: { configuration: { substitutionsEnabled: true } } },
};
