import type { QueuedApproval } from '@selfservice/api/approvals/approval-decisions';
import { HttpError, NetworkError } from '@selfservice/api/core/errors';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aRequest, longName } from '../../requests/requests.fixtures.ts';
import { outcomesOfEachKind } from '../ResultsDialog/outcomes.fixtures.ts';
import { ApprovalDecisionBar } from './ApprovalDecisionBar.tsx';

function aQueued(key: number, differences: Partial<QueuedApproval> = {}): QueuedApproval {
  return {
    key,
    items: [aRequest({ id: key })],
    state: 'approved',
    note: '',
    isMass: false,
    phase: 'waiting',
    step: 'send',
    error: null,
    ...differences,
  };
}

const anHttpError = (status: number) =>
  new HttpError({
    url: '/breeze/IpoData/SetWflRequestStatusSelfService',
    status,
    statusText: '',
    headers: {},
    body: '{"Message":"The period is locked by the payroll."}',
  });

const meta = preview.meta({
  component: ApprovalDecisionBar,
  args: {
    underWay: [aQueued(1)],
    undoSeconds: 6,
    onUndoLast: fn(),
    onUndoAll: fn(),
    failed: [],
    unknown: [],
    onRetry: fn(),
    onDismiss: fn(),
    outcomes: [],
    onShowOutcomes: fn(),
    onClearOutcomes: fn(),
    selection: null,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['approvals-22'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Approving the request: Dvořáková Jana…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndoLast).toHaveBeenCalled();
  },
});
export const Several = meta.story({
  args: { underWay: [aQueued(1), aQueued(2), aQueued(3, { phase: 'sending' })] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Approving 3 requests…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo all' }));
    await expect(args.onUndoAll).toHaveBeenCalled();
  },
});
export const OnTheirWay = meta.story({
  args: { underWay: [aQueued(1, { phase: 'sending', state: 'rejected' })] },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('a decision that is being sent cannot be undone', async () => {
      await expect(canvas.getByText('Rejecting the request: Dvořáková Jana…')).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
});
export const OfBothKinds = meta.story({
  args: { underWay: [aQueued(1), aQueued(2, { state: 'rejected' })] },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.getByText('Sending 2 decisions…')).toBeVisible(),
});
export const NotSent = meta.story({
  tags: ['approvals-29'],
  args: { underWay: [], failed: [aQueued(1, { phase: 'failed', error: anHttpError(500) })] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The request could not be approved: Dvořáková Jana.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith([1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Stop trying' }));
    await expect(args.onDismiss).toHaveBeenCalledWith([1]);
  },
});
export const SeveralRefused = meta.story({
  args: {
    underWay: [],
    failed: [aQueued(1, { phase: 'failed', isMass: true, error: anHttpError(409) })],
  },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('the reason of the server is shown', () =>
      expect(canvas.getByText('The period is locked by the payroll.')).toBeVisible(),
    );
  },
});
export const SeveralNotSent = meta.story({
  args: {
    underWay: [],
    failed: [1, 2].map((key) => aQueued(key, { phase: 'failed', error: new NetworkError('/x', null) })),
  },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.getByText('2 requests could not be approved.')).toBeVisible(),
});
export const WithASummary = meta.story({
  args: { outcomes: outcomesOfEachKind },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show results' }));
    await expect(args.onShowOutcomes).toHaveBeenCalled();
  },
});
export const LongText = meta.story({
  args: {
    underWay: [aQueued(1, { items: [aRequest({ id: 1, applicant: longName })] }), aQueued(2)].slice(0, 1),
    outcomes: outcomesOfEachKind,
  },
  globals: { language: 'pseudo', viewport: { value: 'narrow' } },
});
