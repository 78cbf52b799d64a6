import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { NewRequestDialog } from './NewRequestDialog.tsx';
import { askForVacation, pickDay, save, typeInto, vacationIsKept } from './new-request.fixtures.ts';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';

/** An absence that an approver enters for a person of the department. */
const meta = preview.meta({
  component: NewRequestDialog,
  args: {
    agenda: 'requests' as const,
    personRef: '0001001',
    personName: 'Dvořáková Jana',
    draftKey: 'departmentPlan.new',
    initialDay: localDate('2026-12-17'),
    onCreated: fn(),
    onClose: fn(),
  },
  parameters: { scenario: { person: 'approver' } },
});

async function askForTooMuch(): Promise<void> {
  await askForVacation();
  await pickDay('End day', 'Friday, 18 December 2026');
  await typeInto('year', 'End day', '2027');
  await save();
  await waitFor(() => expect(screen.getByText('Vacation balance exceeded.')).toBeVisible());
}

export const Saved = meta.story({
  tags: ['requests-14', 'requests-29'],
  play: async ({ args, loaded, step }) => {
    await askForVacation();
    await expect(screen.getByRole('dialog', { name: 'New request: Dvořáková Jana' })).toBeVisible();
    await save();
    await step('the request is saved for the person, and a notification says so', async () => {
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      const saved = [...requestRows(backendOf(loaded).database).values()].at(-1);
      await expect(saved).toMatchObject({ applicantRef: '0001001', firstDay: '2026-12-17' });
      await expect(notify.success).toHaveBeenCalledWith('The request has been created.');
    });
  },
});

export const Refused = meta.story({
  parameters: { pictures: true },
  play: async ({ args, step }) => {
    await askForTooMuch();
    await step('the entries are kept', async () => {
      await vacationIsKept();
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
    await step('the balance of another person is unknown, so no number is shown', () =>
      expect(screen.queryByText(/Left:/)).toBeNull(),
    );
  },
});

export const TriedAgain = meta.story({
  play: async ({ args, step }) => {
    await askForTooMuch();
    await step('a shorter request is saved', async () => {
      await typeInto('year', 'End day', '2026');
      await save();
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    });
  },
});
