import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { NewRequestDialog } from './NewRequestDialog.tsx';
import { chooseAccount, save } from './new-request.fixtures.ts';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';

const meta = preview.meta({
  component: NewRequestDialog,
  args: {
    agenda: 'requests' as const,
    personRef: '0001002',
    isOnBehalf: true,
    draftKey: 'approvals.new',
    initialDay: localDate('2026-12-02'),
    onCreated: fn(),
    onClose: fn(),
  },
  parameters: { scenario: { person: 'approver' } },
});

const person = () => screen.findByRole('combobox', { name: 'For whom' });

/** Waits until the search has found the person. Options of an earlier search are disabled. */
async function findOption(): Promise<HTMLElement> {
  await waitFor(() =>
    expect(screen.getByRole('option', { name: /100234/ })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  return screen.getByRole('option', { name: /100234/ });
}

export const Default = meta.story({
  tags: ['requests-13', 'requests-37'],
  play: async ({ args, step }) => {
    const field = await person();
    await chooseAccount('Doctor');
    await save();
    await step('without a person nothing is sent, and the field has the error and the focus', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveAccessibleDescription(/Choose a person\./);
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
  },
});

export const Saved = meta.story({
  tags: ['requests-14'],
  play: async ({ args, loaded, step }) => {
    await userEvent.click(await person());
    await userEvent.keyboard('dvoř');
    await userEvent.click(await findOption());
    await chooseAccount('Doctor');
    await save();
    await step('the request is saved for the selected person', async () => {
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      const saved = [...requestRows(backendOf(loaded).database).values()].at(-1);
      await expect(saved).toMatchObject({ applicantRef: '0001001', firstDay: '2026-12-02' });
    });
  },
});

export const ByKeyboard = meta.story({
  // In a dialog that scrolls, Tab also stops at its content.
  globals: { viewport: { value: 'desk' } },
  play: async ({ args, step }) => {
    await person();
    await step('the person and the account are selected by keyboard', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(await person()).toHaveFocus();
      await userEvent.keyboard('dvoř');
      await findOption();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      // Past the two buttons for other months and the day of the month, to the account.
      for (let stop = 0; stop < 4; stop++) await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('listbox');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      // The focus returns one frame after the list is closed.
      await waitFor(() => expect(screen.getByRole('button', { name: /Type of absence/ })).toHaveFocus());
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
    await step('Enter on the main button saves the request', async () => {
      screen.getByRole('spinbutton', { name: 'day, Start day' }).focus();
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(screen.getByRole('checkbox', { name: 'All day' })).toHaveFocus());
      screen.getByRole('button', { name: 'Send request' }).focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    });
  },
});

export const ForUnknownPerson = meta.story({
  args: { isOnBehalf: false, personName: null },
  play: async ({ args, step }) => {
    await chooseAccount('Doctor');
    await step('the button is disabled with the reason', async () => {
      const button = screen.getByRole('button', { name: 'Send request' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Checking who the request is for.');
      await save();
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
  },
});
