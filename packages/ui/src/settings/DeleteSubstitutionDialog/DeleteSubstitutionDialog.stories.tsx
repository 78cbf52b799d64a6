import { postDeleteSubstitution } from '@selfservice/api/settings/settings.wire';
import { failing } from '@selfservice/mock-server/core/failure';
import { substitutionRows } from '@selfservice/mock-server/settings/substitution-rows';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import { holdCalls } from '#storybook/hold-calls.ts';
import preview from '#storybook/preview.tsx';
import { aSubstitution } from '../settings.fixtures.ts';
import { DeleteSubstitutionDialog } from './DeleteSubstitutionDialog.tsx';

const meta = preview.meta({
  component: DeleteSubstitutionDialog,
  args: { substitution: aSubstitution(), onDeleted: fn(), onClose: fn() },
});

const confirm = async () => userEvent.click(await screen.findByRole('button', { name: 'Delete' }));

export const Default = meta.story({
  tags: ['settings-6'],
  play: async ({ args, loaded, msw, step }) => {
    const held = holdCalls(msw, postDeleteSubstitution);
    await step('shows what is deleted, with the focus on Cancel', async () => {
      await expect(screen.findByText('Ing. Svoboda Petr, Ph.D.')).resolves.toBeVisible();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    });
    await step('a double click deletes once', async () => {
      await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(held.count()).toBe(1));
      held.release();
      await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
      await expect(held.count()).toBe(1);
      await expect(substitutionRows(backendOf(loaded).database).has(72)).toBe(false);
      await expect(notify.success).toHaveBeenCalledWith('The substitution has been deleted.');
    });
  },
});

export const Failed = meta.story({
  parameters: { scenario: { failures: [failing('postDeleteSubstitution', '500')] } },
  play: async ({ args }) => {
    await confirm();
    await expect(screen.findByText('The substitution could not be deleted.')).resolves.toBeVisible();
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
});

/** Another window deletes it first. */
export const DeletedMeanwhile = meta.story({
  tags: ['settings-30'],
  parameters: { pictures: false },
  play: async ({ args, loaded }) => {
    await screen.findByRole('alertdialog');
    substitutionRows(backendOf(loaded).database).delete(72);
    await confirm();
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    await expect(notify.refusal).toHaveBeenCalledWith('The substitution had already been deleted.');
  },
});

const lost = (isAfterWork: boolean) => failing('postDeleteSubstitution', 'network', { isAfterWork });

export const FoundDeleted = meta.story({
  tags: ['settings-26'],
  parameters: { scenario: { failures: [lost(true)] }, pictures: false },
  play: async ({ args }) => {
    await confirm();
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    await expect(notify.success).toHaveBeenCalledWith('The substitution has been deleted.');
  },
});

export const UnknownOutcome = meta.story({
  tags: ['settings-26'],
  parameters: { scenario: { failures: [lost(false), failing('getSubstitutions', '500')] } },
  play: async () => {
    await confirm();
    await expect(
      screen.findByText('It is not known whether the substitution was deleted.'),
    ).resolves.toBeVisible();
  },
});

export const CheckedAgain = meta.story({
  tags: ['settings-26'],
  parameters: { pictures: false, scenario: { failures: [lost(false), failing('getSubstitutions', '500')] } },
  play: async ({ args, loaded, step }) => {
    await confirm();
    await expect(
      screen.findByText('It is not known whether the substitution was deleted.'),
    ).resolves.toBeVisible();
    await step('offers to delete again if the check still finds it', async () => {
      backendOf(loaded).scenario.failures = [];
      backendOf(loaded).clock.advance(60_000);
      await expect(screen.findByText('The substitution could not be deleted.')).resolves.toBeVisible();
      await confirm();
      await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    });
  },
});

export const Doubled = meta.story({
  tags: ['settings-32'],
  args: { isDoubled: true },
  play: () => expect(screen.findByText(/^This substitution was added twice/)).resolves.toBeVisible(),
});
