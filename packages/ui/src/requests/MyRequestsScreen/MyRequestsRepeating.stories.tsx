import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { myRequestsMeta, ownRequests } from './atAnAddress.fixtures.ts';
import { MyRequestsScreen } from './MyRequestsScreen.tsx';

const meta = preview.meta({
  ...myRequestsMeta,
  component: MyRequestsScreen,
  args: { ...myRequestsMeta.args, openId: ownRequests.approved },
});

export const Repeated = meta.story({
  play: async ({ canvas, loaded, step }) => {
    const requests = requestRows(backendOf(loaded).database);
    const old = requests.get(ownRequests.approved);
    const repeat = await canvas.findByRole('button', { name: 'Repeat' });
    await userEvent.click(repeat);
    const dialog = await screen.findByRole('dialog', { name: 'New request' });
    await step('the new request has the account of the old one', () =>
      waitFor(() =>
        expect(within(dialog).getByRole('button', { name: /Type of absence/ })).toHaveTextContent(/Vacation/),
      ),
    );
    await step('the new request is sent for other days', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'Send request' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const created = [...requests.values()].at(-1);
      await expect(created).toMatchObject({ accountId: old?.accountId, begin: null });
      await expect(created?.firstDay).not.toBe(old?.firstDay);
    });
  },
});

export const GivenUp = meta.story({
  // On a phone an open detail hides "New request".
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, step }) => {
    const repeat = await canvas.findByRole('button', { name: 'Repeat' });
    repeat.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'New request' });
    await step('without a change Escape closes the dialog, and "Repeat" has the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(repeat).toHaveFocus());
    });
    await step('"New request" begins with tomorrow again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'New request' }));
      await expect(screen.findByRole('group', { name: 'Your request' })).resolves.toHaveTextContent(
        /^1 day, Sat 21 Nov 2026/,
      );
    });
  },
});

export const PendingIsNotRepeated = meta.story({
  args: { openId: ownRequests.vacation },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Cancel request' });
    await expect(canvas.queryByRole('button', { name: 'Repeat' })).toBeNull();
  },
});

export const WithoutTheRight = meta.story({
  parameters: { scenario: { disabledActions: ['SelfServiceApp_Absence'] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Date of change');
    await expect(canvas.queryByRole('button', { name: 'Repeat' })).toBeNull();
  },
});
