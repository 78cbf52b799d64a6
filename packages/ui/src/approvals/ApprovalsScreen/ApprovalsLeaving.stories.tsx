import { failing } from '@selfservice/mock-server/core/failure';
import type { Canvas } from 'storybook/internal/types';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { rejectElsewhere, spelt, stateOf, waiting } from './approvals-backend.fixtures.ts';
import { withoutPictures, approve, leaveTheScreen, rowOf } from './approvals.fixtures.ts';
import { selectTwo } from './bulk.fixtures.ts';

const meta = preview.meta({
  ...withoutPictures,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});

const refusing = { scenario: { person: 'approver', failures: [failing('postRequestStatus', '500')] } };

/** Approves two requests together. */
async function approveTwo(canvas: Canvas): Promise<void> {
  await selectTwo();
  await userEvent.keyboard('a');
  await canvas.findByText('Approving 2 requests…');
}

export const Sent = meta.story({
  tags: ['approvals-25'],
  play: async ({ loaded }) => {
    await approve();
    leaveTheScreen();
    await waitFor(() => expect(stateOf(backendOf(loaded), waiting.vacation)).toBe(spelt.approved));
  },
});

export const NotSent = meta.story({
  tags: ['approvals-29'],
  parameters: refusing,
  play: async () => {
    await approve();
    leaveTheScreen();
    await waitFor(() =>
      expect(notify.error).toHaveBeenCalledWith(
        expect.objectContaining({ status: 500 }),
        'The request could not be approved: Dvořáková Jana.',
      ),
    );
  },
});

export const DecidedMeanwhile = meta.story({
  tags: ['approvals-28'],
  play: async ({ loaded }) => {
    await approve();
    rejectElsewhere(backendOf(loaded), waiting.vacation);
    leaveTheScreen();
    await waitFor(() => expect(notify.refusal).toHaveBeenCalledWith('The request has been decided already.'));
  },
});

export const SentWhenThePageGoes = meta.story({
  tags: ['approvals-25'],
  play: async ({ loaded }) => {
    await approve();
    // A persisted page: the mock backend stops for any other.
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await waitFor(() => expect(stateOf(backendOf(loaded), waiting.vacation)).toBe(spelt.approved));
  },
});

export const NotSentAndBack = meta.story({
  tags: ['approvals-29'],
  parameters: refusing,
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await approve();
    leaveTheScreen();
    await waitFor(() => expect(notify.error).toHaveBeenCalledOnce());
    leaveTheScreen();
    await step('the failed decision is still shown', () =>
      expect(canvas.findByText('The request could not be approved: Dvořáková Jana.')).resolves.toBeVisible(),
    );
    await step('the decision can be sent again', async () => {
      backend.database.scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(stateOf(backend, waiting.vacation)).toBe(spelt.approved));
    });
  },
});

export const PartlyDoneAndBack = meta.story({
  tags: ['approvals-31'],
  play: async ({ canvas, loaded, step }) => {
    await approveTwo(canvas);
    rejectElsewhere(backendOf(loaded), waiting.doctor);
    leaveTheScreen();
    await step('a notification shows the outcome while the screen is not visible', () =>
      waitFor(() => expect(notify.refusal).toHaveBeenCalledWith('1 approved, 1 decided by someone else')),
    );
    leaveTheScreen();
    await step('the outcomes can be opened on the screen', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Show results' }));
      await expect(screen.findByRole('dialog', { name: 'Results' })).resolves.toHaveTextContent(
        /Horáková Eva · /,
      );
    });
  },
});

export const DoneAndBack = meta.story({
  play: async ({ canvas, loaded, step }) => {
    await approveTwo(canvas);
    backendOf(loaded).clock.advance(6000);
    await canvas.findByText('2 approved');
    leaveTheScreen();
    await waitFor(() => expect(canvas.queryByRole('row')).toBeNull());
    leaveTheScreen();
    await rowOf(/Žák Matěj/);
    await step('an outcome that the user has seen is not shown again', () =>
      expect(canvas.queryByText('2 approved')).toBeNull(),
    );
    await expect(notify.refusal).not.toHaveBeenCalled();
  },
});
