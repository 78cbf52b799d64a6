import type { KeptDecision } from '@selfservice/api/core/decisions/kept-decision';
import type { Mark } from '@selfservice/api/core/outbox/kept-write';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { Failure } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StoryBackend } from '#storybook/backend.ts';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { aRequest } from '../../requests/requests.fixtures.ts';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { letTimeRunOut, rejectElsewhere, spelt, stateOf, waiting } from './approvals-backend.fixtures.ts';
import { approvalsMeta, approve, open, rowOf } from './approvals.fixtures.ts';
import { approveSelected, selectThree } from './bulk.fixtures.ts';

const meta = preview.meta({
  ...approvalsMeta,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});
const quiet = { ...approvalsMeta.parameters, pictures: false };

/** The list cannot be read. */
const unread = failing('postApprovals', 'network');

function fail({ database }: StoryBackend, ...failures: Failure[]): void {
  database.scenario.failures = failures;
}

/** Approves a vacation in the language of the story, with an unknown outcome. */
async function approveUnread(loaded: Record<string, unknown>, row: RegExp, button: string): Promise<void> {
  const backend = backendOf(loaded);
  await open(row);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  fail(backend, failing('postRequestStatus', 'portal'), unread);
  letTimeRunOut(backend);
}

export const NotKnown = meta.story({
  tags: ['approvals-26'],
  parameters: { pictures: true },
  play: async ({ canvas, loaded, step }) => {
    await approveUnread(loaded, /Vacation 2–4 Dec/, 'Approve');
    await step('the outcome is shown as unknown', async () => {
      await expect(
        canvas.findByText('It is not known whether the request was approved: Dvořáková Jana.'),
      ).resolves.toBeVisible();
      await expect(canvas.queryByText(/could not be approved/)).toBeNull();
      await rowOf(/Vacation 2–4 Dec.*Outcome unknown/);
    });
    await step('the outcome can be checked again, and the request not decided again', async () => {
      await open(/Vacation 2–4 Dec/);
      await canvas.findByRole('heading', { name: / Vacation / });
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
    });
  },
});

export const NotKnownOnAPhone = meta.story({
  parameters: { pictures: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    await approveUnread(loaded, /Vacation 2–4 Dec/, 'Approve');
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to list' }));
    await expect(canvas.findByRole('button', { name: 'Check again' })).resolves.toBeVisible();
  },
});

export const NotKnownInCzech = meta.story({
  globals: { language: 'cs' },
  play: async ({ canvas, loaded }) => {
    await approveUnread(loaded, /Dovolená 2\.–4\. 12\./, 'Schválit');
    await expect(
      canvas.findByText('Není známo, zda byla žádost schválena: Dvořáková Jana.'),
    ).resolves.toBeVisible();
  },
});

export const NotKnownInSlovak = meta.story({
  globals: { language: 'sk' },
  play: async ({ canvas, loaded }) => {
    await approveUnread(loaded, /Dovolenka 2\.–4\. 12\./, 'Schváliť');
    await expect(
      canvas.findByText('Nie je známe, či bola žiadosť schválená: Dvořáková Jana.'),
    ).resolves.toBeVisible();
  },
});

export const CheckedAgain = meta.story({
  tags: ['approvals-26'],
  parameters: quiet,
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await approveUnread(loaded, /Vacation 2–4 Dec/, 'Approve');
    await canvas.findByText(/^It is not known whether the request was approved/);
    fail(backend);
    await step('within a minute a request that is still pending may be decided late', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Check again' })).toBeEnabled());
      await expect(canvas.queryByText(/could not be approved/)).toBeNull();
    });
    await step('after it a request that is still pending can be decided again', async () => {
      backend.clock.advance(60_000);
      await expect(
        canvas.findByText('The request could not be approved: Dvořáková Jana.'),
      ).resolves.toBeVisible();
      await expect(stateOf(backend, waiting.vacation)).toBe(spelt.pending);
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(stateOf(backend, waiting.vacation)).toBe(spelt.approved));
      await waitFor(() => expect(canvas.queryByText(/^The request could not be/)).toBeNull());
    });
  },
});

export const DoneAllTheSame = meta.story({
  tags: ['approvals-26'],
  parameters: quiet,
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await approve();
    fail(backend, failing('postRequestStatus', '504', { isAfterWork: true }));
    letTimeRunOut(backend);
    await step('a decision that the list confirms is shown as done', async () => {
      await waitFor(() => expect(canvas.getByText('7 requests')).toBeVisible());
      await expect(canvas.queryByText(/not known|could not be/)).toBeNull();
    });
  },
});

export const ManyNotKnown = meta.story({
  tags: ['approvals-26'],
  parameters: { pictures: true },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await approveSelected();
    rejectElsewhere(backend, waiting.doctor);
    fail(backend, failing('postRequestStatusMultiple', 'portal', { isAfterWork: true }), unread);
    letTimeRunOut(backend);
    await step('the outcome of all requests is shown as unknown', () =>
      expect(canvas.findByText('It is not known whether 3 requests were approved.')).resolves.toBeVisible(),
    );
  },
});

export const ManyPartlyDone = meta.story({
  tags: ['approvals-26', 'approvals-31'],
  parameters: quiet,
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await approveSelected();
    rejectElsewhere(backend, waiting.doctor);
    fail(backend, failing('postRequestStatusMultiple', 'portal', { isAfterWork: true }), unread);
    letTimeRunOut(backend);
    await canvas.findByText('It is not known whether 3 requests were approved.');
    fail(backend);
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await step('the dialog shows the outcome of each request', async () => {
      const results = within(await screen.findByRole('dialog', { name: 'Results' }));
      await expect(results.getByText('2 approved, 1 decided by someone else')).toBeVisible();
    });
  },
});

const vacation = aRequest({ id: waiting.vacation, text: 'Vacation 2.12.2026 – 4.12.2026' });
const keptAt = Date.UTC(2026, 10, 20, 7, 59);
const interrupted: KeptDecision<WorkflowRequest> = {
  key: 'story approvals.requests 1',
  owner: 'story',
  queue: 'approvals.requests',
  number: 1,
  pressedMs: keptAt,
  refusal: null,
  items: [vacation],
  state: 'approved',
  note: '',
  isMass: false,
  attempt: { page: '1', atMs: keptAt - 60_000, isRunning: true, isOver: false },
};
const restored = (scenario: object, attempt: Mark | null) => ({
  scenario: { person: 'approver', ...scenario },
  keptDecisions: [{ ...interrupted, attempt }],
});

export const RestoredAfterAReload = meta.story({
  tags: ['approvals-27'],
  parameters: restored({}, interrupted.attempt),
  play: async ({ canvas, loaded, step }) => {
    await step('the restored decision is checked and not sent', async () => {
      await expect(
        canvas.findByText('The request could not be approved: Dvořáková Jana.'),
      ).resolves.toBeVisible();
      await expect(stateOf(backendOf(loaded), waiting.vacation)).toBe(spelt.pending);
    });
  },
});

export const RestoredWhileItsCallMayArrive = meta.story({
  tags: ['approvals-27'],
  parameters: {
    ...restored({}, { page: '1', atMs: keptAt + 50_000, isRunning: true, isOver: false }),
    pictures: false,
  },
  play: async ({ canvas, loaded, step }) => {
    await canvas.findByText('It is not known whether the request was approved: Dvořáková Jana.');
    await step('after a minute the earlier call counts as lost', async () => {
      backendOf(loaded).clock.advance(60_000);
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await canvas.findByText('The request could not be approved: Dvořáková Jana.');
    });
  },
});
