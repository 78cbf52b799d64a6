import { fn } from 'storybook/test';
import { anAccount } from '../settings.fixtures.ts';

/** Meta of the stories: an organisation with substitutions. */
export const accountMeta = {
  args: {
    identity: anAccount,
    theme: 'system' as const,
    onThemeChange: fn(),
    onLanguageSaved: fn(() => Promise.resolve()),
    onClose: fn(),
  },
  parameters: { scenario: { configuration: { substitutionsEnabled: true } } },
};
