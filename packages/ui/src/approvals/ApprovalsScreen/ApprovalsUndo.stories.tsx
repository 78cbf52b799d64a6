import type { FailureKind } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { pressTwiceThere } from '../../patterns/decisions/pressTwiceThere.fixtures.ts';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { letTimeRunOut, rejectElsewhere, spelt, stateOf, waiting } from './approvals-backend.fixtures.ts';
import { approvalsMeta, focusRow, withoutPictures, approve, open, rowOf } from './approvals.fixtures.ts';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';

const meta = preview.meta({
  ...approvalsMeta,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});
const quiet = withoutPictures.parameters;
const undecided = (kind: FailureKind) => ({
  scenario: { person: 'approver', failures: [failing('postRequestStatus', kind)] },
});

export const Waiting = meta.story({
  tags: ['approvals-22', 'approvals-23', 'approvals-24'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await approve();
    await step('the request is shown as being approved and not as approved', async () => {
      await expect(canvas.findByText('Approving the request: Dvořáková Jana…')).resolves.toBeVisible();
      await rowOf(/Vacation 2–4 Dec.*Approving…/);
      await expect(canvas.queryByText('Approved')).toBeNull();
      await expect(stateOf(backend, waiting.vacation)).toBe(spelt.pending);
    });
    await step('the next request is shown', () =>
      expect(canvas.getByRole('heading', { name: /Work from home/ })).toBeVisible(),
    );
  },
});

export const TakenBack = meta.story({
  tags: ['approvals-22', 'approvals-24'],
  parameters: quiet,
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await approve();
    await step('Undo shows the request again, and nothing is sent', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
      await expect(canvas.findByRole('heading', { name: / Vacation / })).resolves.toBeVisible();
      letTimeRunOut(backend);
      await expect(stateOf(backend, waiting.vacation)).toBe(spelt.pending);
      await expect(canvas.queryByText(/Approving/)).toBeNull();
    });
  },
});

export const SeveralInARow = meta.story({
  tags: ['approvals-22'],
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await focusRow(/Doctor Wed 25 Nov/);
    await userEvent.keyboard('aaa');
    await step('the bar counts the decisions', () =>
      expect(canvas.findByText('Approving 3 requests…')).resolves.toBeVisible(),
    );
    await step('the last decision can be undone alone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo last' }));
      await expect(canvas.findByText('Approving 2 requests…')).resolves.toBeVisible();
    });
    await step('all decisions can be undone together', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo all' }));
      await waitFor(() => expect(canvas.queryByText(/Approving/)).toBeNull());
      letTimeRunOut(backend);
      await expect(stateOf(backend, waiting.doctor)).toBe(spelt.pending);
    });
    await userEvent.keyboard('aaa');
    await canvas.findByText('Approving 3 requests…');
  },
});

export const ADoubleClickDecidesOnce = meta.story({
  parameters: quiet,
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await open(/Vacation 2–4 Dec/);
    await pressTwiceThere(await canvas.findByRole('button', { name: 'Approve' }));
    await step('the second click does not decide on the next request', async () => {
      await expect(canvas.findByText(/^Approving the request/)).resolves.toBeVisible();
      letTimeRunOut(backend);
      await waitFor(() => expect(stateOf(backend, waiting.vacation)).toBe(spelt.approved));
      await expect(stateOf(backend, waiting.home)).toBe(spelt.pending);
    });
  },
});

export const AnotherOneRightAfter = meta.story({
  parameters: quiet,
  play: async ({ canvas }) => {
    await approve();
    await open(/Doctor Wed 25 Nov/);
    await canvas.findByRole('heading', { name: /Doctor/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(canvas.findByText('Approving 2 requests…')).resolves.toBeVisible();
  },
});

export const SentAtOnceWhereNothingCanBeTakenBack = meta.story({
  tags: ['approvals-22'],
  parameters: { scenario: { person: 'approver', configuration: { undoSeconds: 0 } }, pictures: false },
  play: async ({ loaded }) => {
    await approve();
    await waitFor(() => expect(stateOf(backendOf(loaded), waiting.vacation)).toBe(spelt.approved));
  },
});

export const DecidedMeanwhile = meta.story({
  tags: ['approvals-28'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await approve();
    rejectElsewhere(backend, waiting.vacation);
    letTimeRunOut(backend);
    await step('the reason of the server is shown', () =>
      expect(canvas.findByText('The request has been decided already.')).resolves.toBeVisible(),
    );
    await step('the results show who decided', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show results' }));
      await waitFor(() => expect(document.body).toHaveTextContent('Results'));
      await expect(document.body).toHaveTextContent(/Horáková Eva · /);
    });
  },
});

export const NotSent = meta.story({
  tags: ['approvals-29'],
  parameters: undecided('500'),
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await open(/Vacation 2–4 Dec/);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your note' }), 'Full week');
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }));
    letTimeRunOut(backend);
    await step('the failure is shown, and the request is pending again', async () => {
      await expect(
        canvas.findByText('The request could not be rejected: Dvořáková Jana.'),
      ).resolves.toBeVisible();
      await rowOf(/Vacation 2–4 Dec.*Pending/);
    });
    await step('the note is still there', async () => {
      await open(/Vacation 2–4 Dec/);
      await waitFor(() =>
        expect(canvas.getByRole('textbox', { name: 'Your note' })).toHaveValue('Full week'),
      );
      await expect(canvas.getAllByText(/^The request could not be rejected/)[0]).toBeVisible();
    });
    await step('the decision can be sent again', async () => {
      backend.database.scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(stateOf(backend, waiting.vacation)).toBe(spelt.rejected));
      await expect(requestRows(backend.database).get(waiting.vacation)?.note).toBe('Full week');
    });
  },
});

export const NotSentWithoutANetwork = meta.story({
  parameters: { ...undecided('network'), pictures: false },
  play: async ({ canvas, loaded }) => {
    await approve();
    letTimeRunOut(backendOf(loaded));
    await expect(canvas.findByText('Data not available, check your connection.')).resolves.toBeVisible();
  },
});

export const OnAPhone = meta.story({
  parameters: { pictures: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await approve();
    await step('the next request replaces the decided one', () =>
      expect(canvas.findByRole('heading', { name: /Work from home/ })).resolves.toBeVisible(),
    );
    await step('the back button shows the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to list' }));
      await rowOf(/Vacation 2–4 Dec.*Approving…/);
    });
    await open(/Work from home/);
    await canvas.findByRole('heading', { name: /Work from home/ });
  },
});
