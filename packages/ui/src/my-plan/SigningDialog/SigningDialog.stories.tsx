import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { Transport } from '@selfservice/api/core/transport';
import { aPlanInterval, aPlanRequest, november } from '@selfservice/api/my-plan/my-plan.fixtures';
import { postPlanSignatures } from '@selfservice/api/my-plan/my-plan.wire';
import type { Mock } from 'storybook/test';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { holdCalls } from '#storybook/hold-calls.ts';
import preview from '#storybook/preview.tsx';
import { failing } from '@selfservice/mock-server/core/failure';
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
  args: { month: november, requests: [aPlanRequest()], text: '', onSigned: fn(), onClose: fn() },
});

const spyOnCalls = (loaded: Record<string, unknown>) =>
  spyOn(backendOf(loaded).transport, 'call') as unknown as Mock<Transport['call']>;

/** Returns the bodies of the signing requests, in order. */
const sentBodies = (call: Mock<Transport['call']>) =>
  call.mock.calls
    .filter(([{ path }]) => path.endsWith('ConfirmPlanSignRequests'))
    .map(([, input]) => (input as { body: unknown }).body);

export const Default = meta.story({
  tags: ['my-plan-17'],
  parameters: { pictures: false },
  play: async ({ args, loaded, msw, step }) => {
    const call = spyOnCalls(loaded);
    const held = holdCalls(msw, postPlanSignatures);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign plan' }));
    await step('the dialog shows the day, its intervals, the submitter and the submission date', async () => {
      await expect(dialog.getByRole('list', { name: 'Days' })).toHaveTextContent(
        /23 Nov 2026.*6:00–14:00.*Early shift/,
      );
      await expect(
        dialog.getByText(/^Submitted by Mgr\. Horáková Eva, Wed,? 18 Nov 2026 14:05$/),
      ).toBeVisible();
    });
    await step('a double click sends the signature once, with the version', async () => {
      await userEvent.dblClick(dialog.getByRole('button', { name: 'Sign' }));
      await waitFor(() => expect(held.count()).toBe(1));
      held.release();
      await waitFor(() => expect(args.onSigned).toHaveBeenCalledTimes(1));
      await expect(sentBodies(call)).toEqual([{ Item1: [10_011], Item2: '2.43' }]);
    });
  },
});

export const Several = meta.story({
  tags: ['my-plan-17'],
  args: { requests: [aPlanRequest(), night] },
  play: async ({ args, loaded, step }) => {
    const call = spyOnCalls(loaded);
    const dialog = within(await screen.findByRole('dialog'));
    await step(
      'all days are selected at first; without a selection the button says why it is disabled',
      async () => {
        await expect(dialog.getByRole('checkbox', { name: 'All' })).toBeChecked();
        await userEvent.click(dialog.getByRole('checkbox', { name: 'All' }));
        await expect(dialog.getByRole('button', { name: 'Sign' })).toHaveAccessibleDescription(
          'Choose at least one day.',
        );
      },
    );
    await step('only the selected day is signed', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: /23\sNov/ }));
      await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
      await waitFor(() => expect(args.onSigned).toHaveBeenCalled());
      await expect(sentBodies(call)).toEqual([{ Item1: [10_011], Item2: '2.43' }]);
    });
  },
});

export const OwnText = meta.story({
  tags: ['my-plan-32'],
  args: { text: 'By signing I confirm that I have read my plan and know my shifts.' },
  parameters: { pictures: false },
  play: async () => {
    await expect(screen.findByText(/^By signing I confirm/)).resolves.toBeVisible();
    await expect(screen.queryByText(/^By signing, you confirm/)).toBeNull();
  },
});

export const Refused = meta.story({
  tags: ['my-plan-19'],
  parameters: { pictures: false },
  args: { requests: [aPlanRequest(), night] },
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    await step('the dialog shows the error and stays open', async () => {
      await expect(dialog.findByText('The plan could not be signed.')).resolves.toBeVisible();
      await expect(args.onSigned).not.toHaveBeenCalled();
      await expect(dialog.getByRole('button', { name: 'Sign' })).toBeEnabled();
    });
  },
});

export const Gone = meta.story({
  args: { requests: [] },
  parameters: { pictures: false },
  play: async () => {
    await expect(screen.findByText('There is nothing left to decide here.')).resolves.toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
  },
});

const lost = failing('postPlanSignatures', '504', { isAfterWork: true });
const unread = failing('postMyPlan', 'network');

async function sign(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Sign' }));
}

export const FoundSigned = meta.story({
  parameters: { scenario: { failures: [lost] }, pictures: false },
  play: async ({ args }) => {
    await sign();
    await waitFor(() => expect(args.onSigned).toHaveBeenCalledTimes(1));
  },
});

export const NotSigned = meta.story({
  tags: ['my-plan-45'],
  parameters: { scenario: { failures: [failing('postPlanSignatures', '500')] }, pictures: false },
  play: async ({ args, loaded, step }) => {
    await sign();
    await expect(screen.findByText('The plan could not be signed.')).resolves.toBeVisible();
    await step('the next press reads the plan first, then signs', async () => {
      const call = spyOnCalls(loaded);
      backendOf(loaded).scenario.failures = [];
      await sign();
      await waitFor(() => expect(args.onSigned).toHaveBeenCalledTimes(1));
      const [first] = call.mock.calls;
      await expect(first?.[0].path).toMatch('GetMyPlanData');
      await expect(sentBodies(call)).toHaveLength(1);
    });
  },
});

const showUnknown = async (button: string, sentence: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await expect(screen.findByText(sentence)).resolves.toBeVisible();
};

export const UnknownOutcome = meta.story({
  tags: ['my-plan-45'],
  parameters: { scenario: { failures: [lost, unread] } },
  play: () => showUnknown('Sign', 'It is not known whether the plan was signed.'),
});

export const CheckedAgain = meta.story({
  tags: ['my-plan-45'],
  parameters: { pictures: false, scenario: { failures: [lost, unread] } },
  play: async ({ args, loaded, step }) => {
    await sign();
    await expect(screen.findByText('It is not known whether the plan was signed.')).resolves.toBeVisible();
    await step('the only button checks again, and it has the focus', async () => {
      const check = screen.getByRole('button', { name: 'Check again' });
      await expect(check).toHaveFocus();
      await expect(screen.queryByRole('button', { name: 'Sign' })).toBeNull();
    });
    await step('the check finds the signature without sending it again', async () => {
      const call = spyOnCalls(loaded);
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
      await waitFor(() => expect(args.onSigned).toHaveBeenCalledTimes(1));
      await expect(sentBodies(call)).toEqual([]);
    });
  },
});

export const UnknownOutcomeInCzech = meta.story({
  globals: { language: 'cs' },
  parameters: { scenario: { failures: [lost, unread] } },
  play: () => showUnknown('Podepsat', 'Není známo, zda byl plán podepsán.'),
});

export const UnknownOutcomeInSlovak = meta.story({
  globals: { language: 'sk' },
  parameters: { scenario: { failures: [lost, unread] } },
  play: () => showUnknown('Podpísať', 'Nie je známe, či bol plán podpísaný.'),
});
