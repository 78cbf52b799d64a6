import { localDate } from '@selfservice/api/core/local-date';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NewRequestDialog } from './NewRequestDialog.tsx';
import { accountsAreThere, chooseAccount, fail, save, summary } from './new-request.fixtures.ts';

const meta = preview.meta({
  component: NewRequestDialog,
  args: {
    agenda: 'requests' as const,
    personRef: '0001001',
    draftKey: 'requests.new',
    onCreated: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story({
  play: async ({ args, step }) => {
    await accountsAreThere();
    await step('it begins with tomorrow, all day', async () => {
      await expect(screen.getByRole('checkbox', { name: 'All day' })).toBeChecked();
      await expect(summary()).toHaveTextContent('1 day, Sat 21 Nov 2026');
    });
    await step('closed as it is, it asks nothing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const Loading = meta.story({
  parameters: { scenario: { failures: [failing('postRequestAccounts', 'timeout')] } },
  play: async ({ step }) => {
    const save = await screen.findByRole('button', { name: 'Send request' });
    await step('the button says what it waits for', () =>
      expect(save).toHaveAccessibleDescription('The accounts are loading.'),
    );
  },
});

export const Empty = meta.story({
  args: { personRef: '0001009' },
  parameters: { scenario: { person: 'firstDay' } },
  play: async ({ step }) => {
    await waitFor(() => expect(screen.getByText(/Ask your administrator/)).toBeVisible());
    await step('Save is refused for that reason', () =>
      expect(screen.getByRole('button', { name: 'Send request' })).toHaveAccessibleDescription(
        'No accounts for workflow',
      ),
    );
  },
});

export const Failed = meta.story({
  parameters: { scenario: { failures: [failing('postRequestAccounts', '500')] } },
  play: async ({ step }) => {
    await waitFor(() => expect(screen.getByText(/contact your administrator/)).toBeVisible());
    await step('Save is refused for that reason', () =>
      expect(screen.getByRole('button', { name: 'Send request' })).toHaveAccessibleDescription(
        'The accounts could not be loaded.',
      ),
    );
  },
});

export const TriesAgain = meta.story({
  parameters: { pictures: false, scenario: { failures: [failing('postRequestAccounts', '500')] } },
  play: async ({ loaded, step }) => {
    const again = await screen.findByRole('button', { name: 'Try again' });
    await step('it fails once more', async () => {
      await userEvent.click(again);
      await waitFor(() => expect(again).toBeEnabled());
    });
    await step('then the accounts are there, and have the focus', async () => {
      fail(loaded);
      await userEvent.click(again);
      await accountsAreThere();
      await waitFor(() => expect(screen.getByRole('button', { name: /Account/ })).toHaveFocus());
    });
  },
});

export const NoAccountChosen = meta.story({
  parameters: { pictures: false },
  play: async ({ args, step }) => {
    await accountsAreThere();
    await save();
    await step('Save sends nothing, says so at the field and leads there', async () => {
      const account = screen.getByRole('button', { name: /Account/ });
      await expect(screen.getByText('Choose an account.')).toBeVisible();
      await waitFor(() => expect(account).toHaveFocus());
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
  },
});

export const AccountMendsIt = meta.story({
  parameters: { pictures: false },
  play: async () => {
    await accountsAreThere();
    await save();
    await chooseAccount('Doctor');
    await expect(screen.queryByText('Choose an account.')).toBeNull();
  },
});

export const Unavailability = meta.story({
  args: { agenda: 'unavailabilities' as const, personRef: '0003001' },
  parameters: { scenario: { person: 'slovak' } },
  play: async ({ args, step }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'New unavailability' })).toBeVisible());
    await step('it is booked on no account', () => expect(screen.queryByText('Account')).toBeNull());
    await step('spaces are no note: it says so at the field and leads there', async () => {
      const note = screen.getByRole('textbox', { name: 'Note' });
      await userEvent.type(note, '  ');
      await save();
      await expect(note).toHaveAccessibleDescription('A note is required to enter a request.');
      await waitFor(() => expect(note).toHaveFocus());
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
  },
});

export const InitialDay = meta.story({
  args: { initialDay: localDate('2026-12-24') },
  parameters: { pictures: false },
  play: async () => {
    await accountsAreThere();
    await expect(summary()).toHaveTextContent('1 day, Thu 24 Dec 2026');
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' }, language: 'sk' },
  play: async ({ step }) => {
    const account = await screen.findByRole('button', { name: /Účet/ });
    await waitFor(() => expect(account).toBeEnabled());
    await userEvent.click(account);
    await userEvent.click(await screen.findByRole('option', { name: /^Sprievod/ }));
    await step('nothing scrolls sideways', async () => {
      await waitFor(() => expect(account).toHaveFocus());
      const form = screen.getByRole('dialog').querySelector('form');
      await expect(form?.scrollWidth).toBe(form?.clientWidth);
    });
  },
});
