import { postDeleteUnavailability } from '@selfservice/api/unavailability/unavailability.wire';
import type { Transport } from '@selfservice/api/core/transport';
import type { FailureKind } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import type { Mock } from 'storybook/test';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import { holdCalls } from '#storybook/hold-calls.ts';
import preview from '#storybook/preview.tsx';
import { anUnavailability } from '../unavailability.fixtures.ts';
import { DeleteUnavailabilityDialog } from './DeleteUnavailabilityDialog.tsx';
import { unavailabilityRows } from '@selfservice/mock-server/unavailability/unavailability-rows';

const meta = preview.meta({
  component: DeleteUnavailabilityDialog,
  args: { personRef: '0001001', unavailability: anUnavailability(), onDeleted: fn(), onClose: fn() },
});

const undeleted = (kind: FailureKind) => ({
  scenario: { failures: [failing('postDeleteUnavailability', kind)] },
});

async function confirm(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
}

export const Default = meta.story({
  tags: ['unavailability-5'],
  play: async ({ args, loaded, msw, step }) => {
    const held = holdCalls(msw, postDeleteUnavailability);
    const call = spyOn(backendOf(loaded).transport, 'call') as unknown as Mock<Transport['call']>;
    await step('the dialog shows the unavailability', async () => {
      await waitFor(() => expect(screen.getByText('17:00–20:00')).toBeVisible());
      await expect(screen.getByText('Evening course')).toBeVisible();
    });
    await step('"Cancel" has the focus', () =>
      waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()),
    );
    await step('a double click deletes once', async () => {
      await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }));
      held.release();
      await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
      await expect(unavailabilityRows(backendOf(loaded).database).has(args.unavailability.id)).toBe(false);
      await expect(call).toHaveBeenCalledOnce();
    });
  },
});

export const Kept = meta.story({
  parameters: { pictures: false },
  play: async ({ args, loaded }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(unavailabilityRows(backendOf(loaded).database).has(args.unavailability.id)).toBe(true);
  },
});

export const Deleting = meta.story({
  parameters: undeleted('timeout'),
  play: async ({ args }) => {
    await confirm();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  parameters: undeleted('500'),
  play: async ({ args, loaded, step }) => {
    await confirm();
    await waitFor(() => expect(screen.getByText('The unavailability could not be deleted.')).toBeVisible());
    await expect(args.onDeleted).not.toHaveBeenCalled();
    await step('the deletion can be repeated', () =>
      expect(screen.getByRole('button', { name: 'Delete' })).toBeEnabled(),
    );
    await expect(unavailabilityRows(backendOf(loaded).database).has(args.unavailability.id)).toBe(true);
  },
});

/** The response is lost, but the list does not contain the unavailability any more. */
export const AnswerLost = meta.story({
  tags: ['unavailability-13', 'unavailability-31'],
  parameters: {
    pictures: false,
    scenario: { failures: [failing('postDeleteUnavailability', 'network', { isAfterWork: true })] },
  },
  play: async ({ args }) => {
    await confirm();
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    await expect(notify.success).toHaveBeenCalledWith('The unavailability is deleted.');
  },
});

export const NotKnown = meta.story({
  tags: ['unavailability-31'],
  parameters: {
    pictures: false,
    scenario: {
      failures: [
        failing('postDeleteUnavailability', 'network', { isAfterWork: true }),
        failing('postUnavailabilities', '500'),
      ],
    },
  },
  play: async ({ args, loaded, step }) => {
    await confirm();
    await step('the dialog says that the outcome is unknown, and offers no deletion', async () => {
      await screen.findByText('It is not known whether the unavailability was deleted.');
      await expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    });
    await step('"Check again" finds the unavailability deleted', async () => {
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
      await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    });
  },
});

/** The unavailability is deleted in another window before the user confirms. */
export const DeletedMeanwhile = meta.story({
  parameters: { pictures: false },
  play: async ({ args, loaded, step }) => {
    await screen.findByRole('alertdialog');
    unavailabilityRows(backendOf(loaded).database).delete(args.unavailability.id);
    await confirm();
    await step('the dialog closes without an error', () =>
      waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce()),
    );
    await expect(screen.queryByText('The unavailability could not be deleted.')).toBeNull();
  },
});

export const LongText = meta.story({
  args: { unavailability: anUnavailability({ begin: null, end: null, note: 'Sťahovanie\ndo nového bytu' }) },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
});
