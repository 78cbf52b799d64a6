import { localDate } from '@selfservice/api/core/local-date';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { NewRequestDialog } from './NewRequestDialog.tsx';
import { accountsAreThere, chooseAccount, fail, noteField, save, summary } from './new-request.fixtures.ts';

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
  tags: ['requests-13', 'requests-60'],
  play: async ({ args, loaded, step }) => {
    await accountsAreThere();
    await step(
      'there are fields for the account, the period and the note, but not for a person',
      async () => {
        await expect(screen.getByRole('button', { name: /Type of absence/ })).toBeVisible();
        await expect(screen.getByRole('group', { name: 'When' })).toBeVisible();
        await expect(noteField()).toBeVisible();
        await expect(screen.queryByRole('combobox', { name: 'For whom' })).toBeNull();
      },
    );
    await step('the period begins with tomorrow, all day', async () => {
      await expect(screen.getByRole('checkbox', { name: 'All day' })).toBeChecked();
      await expect(summary()).toHaveTextContent('1 day, Sat 21 Nov 2026');
    });
    await step('the whole summary is announced after a pause', async () => {
      await within(summary()).findByRole('listitem');
      backendOf(loaded).clock.advance(700);
      await waitFor(() =>
        expect(within(summary()).getByRole('status')).toHaveTextContent(
          '1 day, Sat 21 Nov 2026. No shift is planned on this day.',
        ),
      );
    });
    await step('without a change Escape closes the dialog without a confirmation', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const Loading = meta.story({
  parameters: { scenario: { failures: [failing('postRequestAccounts', 'timeout')] } },
  play: async ({ step }) => {
    const save = await screen.findByRole('button', { name: 'Send request' });
    await step('the button has the reason why it is disabled', () =>
      expect(save).toHaveAccessibleDescription('The types of absence are loading.'),
    );
  },
});

export const Empty = meta.story({
  tags: ['requests-35'],
  args: { personRef: '0001009' },
  parameters: { scenario: { person: 'firstDay' } },
  play: async ({ step }) => {
    await waitFor(() => expect(screen.getByText(/Ask your administrator/)).toBeVisible());
    await step('the button is disabled with the reason', () =>
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
    await step('the button is disabled with the reason', () =>
      expect(screen.getByRole('button', { name: 'Send request' })).toHaveAccessibleDescription(
        'The types of absence could not be loaded.',
      ),
    );
  },
});

export const TriesAgain = meta.story({
  parameters: { pictures: false, scenario: { failures: [failing('postRequestAccounts', '500')] } },
  play: async ({ loaded, step }) => {
    const again = await screen.findByRole('button', { name: 'Try again' });
    await step('the second attempt fails too', async () => {
      await userEvent.click(again);
      await waitFor(() => expect(again).toBeEnabled());
    });
    await step('the third attempt loads the accounts, and their field has the focus', async () => {
      fail(loaded);
      await userEvent.click(again);
      await accountsAreThere();
      await waitFor(() => expect(screen.getByRole('button', { name: /Type of absence/ })).toHaveFocus());
    });
  },
});

export const NoAccountChosen = meta.story({
  tags: ['requests-34'],
  parameters: { pictures: false },
  play: async ({ args, step }) => {
    await accountsAreThere();
    await save();
    await step('nothing is sent, and the field has the error and the focus', async () => {
      const account = screen.getByRole('button', { name: /Type of absence/ });
      await expect(screen.getByText('Choose a type of absence.')).toBeVisible();
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
    await expect(screen.queryByText('Choose a type of absence.')).toBeNull();
  },
});

export const Unavailability = meta.story({
  tags: ['requests-36'],
  args: { agenda: 'unavailabilities' as const, personRef: '0003001' },
  parameters: { scenario: { person: 'slovak' } },
  play: async ({ args, step }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'New unavailability' })).toBeVisible());
    await step('there is no account field', () => expect(screen.queryByText('Type of absence')).toBeNull());
    await step('a note of spaces is not sent, and the field has the error and the focus', async () => {
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
    const account = await screen.findByRole('button', { name: /Druh neprítomnosti/ });
    await waitFor(() => expect(account).toBeEnabled());
    await userEvent.click(account);
    await userEvent.click(await screen.findByRole('option', { name: /^Sprievod/ }));
    await step('the dialog does not scroll sideways', async () => {
      await waitFor(() => expect(account).toHaveFocus());
      const form = screen.getByRole('dialog').querySelector('form');
      await expect(form?.scrollWidth).toBe(form?.clientWidth);
    });
  },
});
