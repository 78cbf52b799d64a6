import { NetworkError } from '@selfservice/api/core/errors';
import { failing } from '@selfservice/mock-server/core/failure';
import { savedLanguageOf } from '@selfservice/mock-server/settings/saved-languages';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { choose } from '../settings.fixtures.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { accountMeta } from './accountDialog.fixtures.ts';

const meta = preview.meta({ ...accountMeta, component: AccountDialog });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Presses the Close button of the footer; the cross above has the same name. */
const pressClose = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: 'Close' }))[1] as HTMLElement);
const unsaved = (kind: '500' | 'timeout') => ({
  configuration: { substitutionsEnabled: true },
  failures: [failing('postPersonalPreferences', kind)],
});

export const Default = meta.story({
  tags: ['settings-1', 'settings-3', 'settings-5'],
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'My account' }));
    await step('shows the user and the address for notifications', async () => {
      await expect(dialog.getByText('Jana Dvořáková')).toBeVisible();
      await expect(dialog.findByText('jana.dvorakova@example.com')).resolves.toBeVisible();
    });
    await step('lists upcoming substitutions before past ones', async () => {
      const rows = await dialog.findAllByRole('listitem');
      await expect(rows[0]).toHaveTextContent('Ing. Svoboda Petr, Ph.D.Upcoming21 Dec 2026 – 1 Jan 2027');
      await expect(rows[1]).toHaveTextContent('Past21 Sept – 4 Oct 2026');
    });
    await step('closes without a question if nothing has changed', async () => {
      await pressClose();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const LanguageSaved = meta.story({
  tags: ['settings-2', 'settings-3', 'settings-22'],
  parameters: { pictures: false },
  play: async ({ args, loaded, step }) => {
    await choose(/Language/, 'Čeština');
    await step('nothing changes before Save', () => expect(args.onLanguageSaved).not.toHaveBeenCalled());
    await step('shows and reports the language, and closes; a double click saves once', async () => {
      await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(args.onLanguageSaved).toHaveBeenCalledWith('cs');
      await expect(notify.success).toHaveBeenCalledWith('Your settings have been saved.');
      await expect(savedLanguageOf(backendOf(loaded).database, 'employee')).toBe('cs');
    });
  },
});

export const SaveFailed = meta.story({
  tags: ['settings-27'],
  parameters: { scenario: unsaved('500') },
  play: async ({ args, step }) => {
    await choose(/Language/, 'Slovenčina');
    await press('Save');
    await step('reports the failure and keeps the choice', async () => {
      await expect(screen.findByText('Your settings could not be saved.')).resolves.toBeVisible();
      await expect(screen.getByRole('button', { name: /Slovenčina.*Language/ })).toBeEnabled();
      await expect(args.onLanguageSaved).not.toHaveBeenCalled();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

/** The language is saved, but its texts fail to load. */
export const LanguageNotShown = meta.story({
  tags: ['settings-28'],
  args: { onLanguageSaved: fn(() => Promise.reject(new NetworkError('locales/cs.json', null))) },
  parameters: { pictures: false },
  play: async ({ args, step }) => {
    await choose(/Language/, 'Čeština');
    await press('Save');
    await step('reports it, and the dialog stays open', async () => {
      await expect(screen.findByText(/^Your language has been saved, but/)).resolves.toBeVisible();
      await expect(screen.getByText('Data not available, check your connection.')).toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

export const Saving = meta.story({
  parameters: { pictures: false, scenario: unsaved('timeout') },
  play: async () => {
    await press('Save');
    for (const button of screen.getAllByRole('button', { name: 'Close' }))
      await expect(button).toBeDisabled();
    await expect(screen.getByRole('button', { name: /Language/ })).toBeDisabled();
  },
});

export const UnsavedLanguage = meta.story({
  tags: ['settings-3'],
  parameters: { pictures: false },
  play: async ({ args, step }) => {
    await choose(/Language/, 'Čeština');
    await pressClose();
    await step('asks before the choice is lost', async () => {
      await expect(screen.findByRole('alertdialog', { name: 'Discard changes?' })).resolves.toBeVisible();
      await press('Keep editing');
      await expect(screen.findByRole('button', { name: /Čeština.*Language/ })).resolves.toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

export const ThemeAtOnce = meta.story({
  tags: ['settings-4'],
  parameters: { pictures: false },
  play: async ({ args }) => {
    await choose(/Appearance/, 'High contrast');
    await expect(args.onThemeChange).toHaveBeenCalledWith('contrast');
    await pressClose();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' }, language: 'sk' },
  args: {
    identity: {
      givenName: 'Alexandra Konstantína',
      surname: 'Nepomucká-Schwarzenbergová z Vyšehradu',
      degreeBefore: 'doc. PhDr.',
      degreeAfter: 'CSc., MBA',
      isSubstitution: false,
    },
  },
  play: async () => {
    await expect(screen.findByText('Nadchádzajúce')).resolves.toBeInTheDocument();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** No one can be substituted, there are no substitutions, and there is no e-mail. */
export const NothingThere = meta.story({
  tags: ['settings-7'],
  parameters: { scenario: { person: 'firstDay', configuration: { substitutionsEnabled: true } } },
  play: async () => {
    await expect(screen.findByText('You have no substitutions.')).resolves.toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add substitution' })).toBeNull();
    await expect(screen.findByText('not given')).resolves.toBeInTheDocument();
  },
});

const lostLanguage = failing('postPersonalPreferences', '504', { isAfterWork: true });
const unknownLanguage = {
  ...accountMeta.parameters.scenario,
  failures: [lostLanguage, failing('getUserLanguage', 'network')],
};

export const FoundSaved = meta.story({
  tags: ['settings-26'],
  parameters: {
    pictures: false,
    scenario: { ...accountMeta.parameters.scenario, failures: [lostLanguage] },
  },
  play: async ({ args, loaded }) => {
    await choose(/Language/, 'Slovenčina');
    await press('Save');
    await waitFor(() => expect(args.onLanguageSaved).toHaveBeenCalledWith('sk'));
    const { database } = backendOf(loaded);
    await expect(savedLanguageOf(database, 'employee')).toBe('sk');
  },
});

async function saveUnknown(): Promise<void> {
  await choose(/Language/, 'Slovenčina');
  await press('Save');
  await expect(screen.findByText('It is not known whether your settings were saved.')).resolves.toBeVisible();
}

export const UnknownOutcome = meta.story({
  tags: ['settings-26'],
  parameters: { scenario: unknownLanguage },
  play: saveUnknown,
});

export const CheckedAgain = meta.story({
  tags: ['settings-26'],
  parameters: { pictures: false, scenario: unknownLanguage },
  play: async ({ args, loaded, step }) => {
    await saveUnknown();
    await step('the check reads the saved language', async () => {
      backendOf(loaded).scenario.failures = [];
      await press('Check again');
      await waitFor(() => expect(args.onLanguageSaved).toHaveBeenCalledWith('sk'));
    });
  },
});
