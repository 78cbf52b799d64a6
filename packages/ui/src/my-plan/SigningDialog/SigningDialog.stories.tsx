import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { Transport } from '@selfservice/api/core/transport';
import type { Mock } from 'storybook/test';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '../../../../../.storybook/backend.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { aPlanInterval, aPlanRequest } from '../my-plan.fixtures.ts';
import { SigningDialog } from './SigningDialog.tsx';

const night = aPlanRequest({
  id: 7,
  day: localDate('2026-11-24'),
  intervals: [
    aPlanInterval({
      begin: localDateTime('2026-11-24T22:00:00'),
      end: localDateTime('2026-11-25T06:00:00'),
      name: 'Night shift',
      color: '#1a237e',
    }),
  ],
});

const meta = preview.meta({
  component: SigningDialog,
  args: { requests: [aPlanRequest()], text: '', onSigned: fn(), onClose: fn() },
});

const spyOnCalls = (loaded: Record<string, unknown>) =>
  spyOn(backendOf(loaded).transport, 'call') as unknown as Mock<Transport['call']>;

/** What was sent to be signed, call by call. */
const sentBodies = (call: Mock<Transport['call']>) =>
  call.mock.calls
    .filter(([{ path }]) => path.endsWith('ConfirmPlanSignRequests'))
    .map(([, input]) => (input as { body: unknown }).body);

export const Default = meta.story({
  parameters: { scenario: { latencyMs: 30 }, pictures: false },
  play: async ({ args, loaded, step }) => {
    const call = spyOnCalls(loaded);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign the plan' }));
    await step('it tells the day, its intervals, who has asked and when', async () => {
      await expect(dialog.getByRole('list', { name: 'Days' })).toHaveTextContent(
        /23 Nov 2026.*6:00–14:00.*Early shift/,
      );
      await expect(
        dialog.getByText(/^Submitted by Mgr\. Horáková Eva, Wed,? 18 Nov 2026 14:05$/),
      ).toBeVisible();
    });
    await step('a double click sends it once, with the version', async () => {
      await userEvent.dblClick(dialog.getByRole('button', { name: 'Sign' }));
      await waitFor(() => expect(args.onSigned).toHaveBeenCalledTimes(1));
      await expect(sentBodies(call)).toEqual([{ Item1: [10_011], Item2: '2.43' }]);
    });
  },
});

export const Several = meta.story({
  args: { requests: [aPlanRequest(), night] },
  play: async ({ args, loaded, step }) => {
    const call = spyOnCalls(loaded);
    const dialog = within(await screen.findByRole('dialog'));
    await step('all are chosen; without any there is nothing to sign', async () => {
      await expect(dialog.getByRole('checkbox', { name: 'All of them' })).toBeChecked();
      await userEvent.click(dialog.getByRole('checkbox', { name: 'All of them' }));
      await expect(dialog.getByRole('button', { name: 'Sign' })).toHaveAccessibleDescription(
        'Choose at least one day.',
      );
    });
    await step('only the chosen one is signed', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: /23\sNov/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
      await waitFor(() => expect(args.onSigned).toHaveBeenCalled());
      await expect(sentBodies(call)).toEqual([{ Item1: [10_011], Item2: '2.43' }]);
    });
  },
});

export const OwnText = meta.story({
  args: { text: 'By signing I confirm that I have read my plan and know my shifts.' },
  parameters: { pictures: false },
  play: async () => {
    await expect(screen.findByText(/^By signing I confirm/)).resolves.toBeVisible();
    await expect(screen.queryByText(/^By signing you confirm/)).toBeNull();
  },
});

export const Refused = meta.story({
  parameters: { pictures: false },
  args: { requests: [aPlanRequest(), night] },
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    await step('the error stands in the dialog, which stays with what was chosen', async () => {
      await expect(dialog.findByText('The plan has not been signed.')).resolves.toBeVisible();
      await expect(args.onSigned).not.toHaveBeenCalled();
      await expect(dialog.getByRole('button', { name: 'Sign' })).toBeEnabled();
    });
  },
});

export const Gone = meta.story({
  args: { requests: [] },
  parameters: { pictures: false },
  play: async () => {
    await expect(screen.findByText('None of this is waiting for you any more.')).resolves.toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  },
});
