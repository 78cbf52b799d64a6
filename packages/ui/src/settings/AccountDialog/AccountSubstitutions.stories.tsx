import { localDate } from '@selfservice/api/core/local-date';
import { failing } from '@selfservice/mock-server/core/failure';
import { substitutionRows } from '@selfservice/mock-server/settings/substitution-rows';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { anAccount, choosePerson } from '../settings.fixtures.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { accountMeta } from './accountDialog.fixtures.ts';

const meta = preview.meta({ ...accountMeta, component: AccountDialog });

const substitutions = 'SelfServiceApp_Substitutions';
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

export const Added = meta.story({
  tags: ['settings-10', 'settings-24'],
  parameters: { pictures: true },
  play: async ({ args, loaded, step }) => {
    await press('Add substitution');
    await choosePerson('Mgr. Horáková Eva');
    await press('Add');
    await step('appears in the list, which is fetched again', async () => {
      await expect(screen.findByText('Mgr. Horáková Eva')).resolves.toBeVisible();
      await expect(screen.getByText('Current')).toBeVisible();
      await expect(notify.success).toHaveBeenCalledWith('The substitution has been added.');
      await expect(substitutionRows(backendOf(loaded).database).size).toBe(5);
    });
    await step('the account is not saved with it, and stays open', async () => {
      await expect(args.onLanguageSaved).not.toHaveBeenCalled();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

/** Simulates a slow device: the dialog below takes the lost focus as soon as the one over it is gone. */
function takeFocusAfter(find: () => Element | null, below: HTMLElement): void {
  const taken = new MutationObserver(() => {
    if (find()) return;
    taken.disconnect();
    below.focus();
  });
  taken.observe(document.body, { childList: true, subtree: true });
}

export const NewAsAStep = meta.story({
  parameters: { pictures: false },
  play: async ({ args, step }) => {
    const findForm = () => screen.queryByRole('dialog', { name: 'New substitution' });
    const form = () => screen.getByRole('dialog', { name: 'New substitution' });
    const account = screen.getByRole('dialog', { name: 'My account', hidden: true });
    await press('Add substitution');
    await step('the new substitution replaces the account, with a Back button and no Cancel', async () => {
      await waitFor(() => expect(form()).toBeVisible());
      await expect(account).not.toBeVisible();
      await expect(within(form()).queryByRole('button', { name: 'Cancel' })).toBeNull();
    });
    await step('Back returns to the account and to the button', async () => {
      takeFocusAfter(findForm, account);
      await userEvent.click(within(form()).getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Add substitution' })).toHaveFocus());
      await expect(account).toBeVisible();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('Close closes both', async () => {
      await press('Add substitution');
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const Deleted = meta.story({
  tags: ['settings-6', 'settings-25'],
  play: async ({ step }) => {
    await step('asks first, and keeps it on Cancel', async () => {
      await press(/^Delete substitution: Ing. Svoboda Petr, Ph.D./);
      await press('Cancel');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(screen.getByText('Ing. Svoboda Petr, Ph.D.')).toBeVisible();
    });
    await press(/^Delete substitution: Ing. Svoboda Petr, Ph.D./);
    takeFocusAfter(
      () => screen.queryByRole('alertdialog'),
      screen.getByRole('dialog', { name: 'My account', hidden: true }),
    );
    await press('Delete');
    await step('disappears from the list, and the heading has the focus', async () => {
      await waitFor(() => expect(screen.queryByText('Ing. Svoboda Petr, Ph.D.')).toBeNull());
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Substitutions' })).toHaveFocus());
    });
  },
});

export const Failed = meta.story({
  tags: ['settings-31'],
  parameters: {
    pictures: true,
    scenario: {
      ...accountMeta.parameters.scenario,
      failures: [failing('getSubstitutions', '500'), failing('getDashboardData', '500')],
    },
  },
  play: async ({ step }) => {
    await expect(screen.findByText('Substitutions could not be loaded.')).resolves.toBeVisible();
    await expect(screen.findByText('The e-mail could not be loaded.')).resolves.toBeVisible();
    await step('the language can still be chosen', () =>
      expect(screen.getByRole('button', { name: /Language/ })).toBeEnabled(),
    );
  },
});
export const TriedAgain = Failed.extend({
  tags: ['settings-31'],
  parameters: { pictures: false },
  play: async ({ loaded, step }) => {
    await screen.findByText('Substitutions could not be loaded.');
    await screen.findByText('The e-mail could not be loaded.');
    await step('each can be fetched again', async () => {
      backendOf(loaded).scenario.failures = [];
      for (const button of screen.getAllByRole('button', { name: 'Try again' }))
        await userEvent.click(button);
      await expect(screen.findByText('Ing. Svoboda Petr, Ph.D.')).resolves.toBeVisible();
      await expect(screen.findByText('jana.dvorakova@example.com')).resolves.toBeVisible();
    });
  },
});

export const Loading = meta.story({
  parameters: {
    pictures: true,
    scenario: {
      ...accountMeta.parameters.scenario,
      failures: [failing('getSubstitutions', 'timeout'), failing('getDashboardData', 'timeout')],
    },
  },
  play: async () => {
    await expect(screen.findByRole('heading', { name: 'Substitutions' })).resolves.toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add substitution' })).toBeNull();
  },
});

async function expectNoSubstitutions(): Promise<void> {
  await expect(screen.findByText('jana.dvorakova@example.com')).resolves.toBeVisible();
  await expect(screen.queryByRole('heading', { name: 'Substitutions' })).toBeNull();
}

export const Disabled = meta.story({
  tags: ['settings-19'],
  parameters: {
    scenario: { ...accountMeta.parameters.scenario, disabledActions: [substitutions] },
  },
  play: expectNoSubstitutions,
});

export const Hidden = meta.story({
  tags: ['settings-19'],
  parameters: {
    scenario: { ...accountMeta.parameters.scenario, invisibleActions: [substitutions] },
  },
  play: expectNoSubstitutions,
});

export const NotOffered = meta.story({
  tags: ['settings-20'],
  parameters: { scenario: { configuration: { substitutionsEnabled: false } } },
  play: expectNoSubstitutions,
});

export const WhileSubstituting = meta.story({
  tags: ['settings-21'],
  args: { identity: { ...anAccount, isSubstitution: true } },
  play: expectNoSubstitutions,
});

const lostAnswer = {
  ...accountMeta.parameters.scenario,
  failures: [failing('postCreateSubstitution', '504')],
};

/**
 * Adds a substitution whose response is lost after the browser has repeated the call. Returns the rows of the
 * backend.
 */
async function addTwice(loaded: Record<string, unknown>) {
  const rows = substitutionRows(backendOf(loaded).database);
  await press('Add substitution');
  await choosePerson('Mgr. Horáková Eva');
  for (const id of [900, 901])
    rows.set(id, {
      id,
      owner: 'employee',
      personRef: '0001003',
      start: localDate('2026-11-20'),
      end: localDate('2026-11-21'),
      excludedActions: [],
    });
  await press('Add');
  await expect(screen.findByText(/^This substitution was added twice/)).resolves.toBeVisible();
  return rows;
}

export const AddedTwice = meta.story({
  tags: ['settings-32'],
  parameters: { pictures: true, scenario: lostAnswer },
  play: async ({ loaded }) => {
    await addTwice(loaded);
    await expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible();
  },
});

export const OneOfTwoDeleted = meta.story({
  tags: ['settings-32'],
  parameters: { scenario: lostAnswer },
  play: async ({ loaded, step }) => {
    const rows = await addTwice(loaded);
    await step('one of the two stays', async () => {
      await press('Delete');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect([rows.has(900), rows.has(901)]).toEqual([true, false]);
      await expect(screen.getAllByText('Mgr. Horáková Eva')).toHaveLength(1);
    });
  },
});
