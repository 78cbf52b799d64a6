import { postApprovals } from '@selfservice/api/approvals/approvals.wire';
import { http } from 'msw';
import type { Canvas } from 'storybook/internal/types';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { letTimeRunOut, rejectElsewhere, spelt, stateOf, waiting } from './approvals-backend.fixtures.ts';
import { withoutPictures } from './approvals.fixtures.ts';
import { approveSelected, selectTwo } from './bulk.fixtures.ts';

/** Responses that the play releases one by one: those for the visible list, and those for the list of all requests. */
type Gate = 'list' | 'everything';
const held = new Map<Gate, PromiseWithResolvers<void>>();

const hold = (gate: Gate) => held.set(gate, Promise.withResolvers<void>());
const letThrough = (gate: Gate) => held.get(gate)?.resolve();

const meta = preview.meta({
  ...withoutPictures,
  component: ApprovalsScreen,
  beforeEach({ msw }) {
    held.clear();
    msw.use(
      http.post(`*${postApprovals.path}`, async ({ request }) => {
        const { BoolValue: isPendingOnly } = (await request.clone().json()) as { BoolValue: boolean };
        await held.get(isPendingOnly ? 'list' : 'everything')?.promise;
        // The request continues to the backend.
        return undefined;
      }),
    );
  },
  globals: { viewport: { value: 'desk' } },
});

type Loaded = Record<string, unknown>;

/** Approves two requests together; the first one is rejected by someone else in the meantime. */
async function approveTwo(canvas: Canvas, loaded: Loaded): Promise<void> {
  const backend = backendOf(loaded);
  await selectTwo();
  hold('list');
  hold('everything');
  await approveSelected();
  await canvas.findByText('Approving 2 requests…');
  await expect(canvas.findByRole('heading', { name: /Doctor Wed\s25\sNov/ })).resolves.toBeVisible();
  rejectElsewhere(backend, waiting.doctor);
  letTimeRunOut(backend);
  await waitFor(() => expect(stateOf(backend, waiting.home)).toBe(spelt.approved));
}

const outcomes = () => screen.findByRole('dialog', { name: 'Results' });

const listFollows = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByText('6 requests')).toBeInTheDocument());

/** Expects the detail of the first request, with the decision of the other approver. */
async function expectOtherDecision(canvas: Canvas): Promise<void> {
  await waitFor(() =>
    expect(canvas.getByText('The request has been decided in the meantime.')).toBeInTheDocument(),
  );
  await expect(canvas.getByText(/Doctor Wed 25 Nov/, { selector: 'h2 *' })).toBeInTheDocument();
  await expect(canvas.getByText('The line stands.')).toBeInTheDocument();
}

async function closeOutcomes(): Promise<void> {
  await outcomes();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const TheNewListFirst = meta.story({
  tags: ['approvals-28'],
  play: async ({ canvas, loaded, step }) => {
    await approveTwo(canvas, loaded);
    await step('the rows disappear, and the decided request stays visible', async () => {
      letThrough('list');
      await listFollows(canvas);
      await expect(canvas.getByRole('heading', { name: /Doctor Wed\s25\sNov/ })).toBeVisible();
      await expect(canvas.queryByText('Approved')).toBeNull();
    });
    await step('the outcome is shown once it is known', async () => {
      letThrough('everything');
      await outcomes();
      await expectOtherDecision(canvas);
    });
    await step('the outcome stays after the dialog is closed', async () => {
      await closeOutcomes();
      await expectOtherDecision(canvas);
    });
  },
});

export const TheOutcomesFirst = meta.story({
  tags: ['approvals-28'],
  play: async ({ canvas, loaded, step }) => {
    await approveTwo(canvas, loaded);
    await step('the outcome is shown', async () => {
      letThrough('everything');
      await outcomes();
      await expectOtherDecision(canvas);
    });
    await step('the rows disappear, and the outcome stays visible', async () => {
      letThrough('list');
      await listFollows(canvas);
      await expectOtherDecision(canvas);
    });
    await step('the outcome stays after the dialog is closed', async () => {
      await closeOutcomes();
      await expectOtherDecision(canvas);
    });
    await step('the decision of the other approver stays after the summary is closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close summary' }));
      await waitFor(() =>
        expect(canvas.queryByText('The request has been decided in the meantime.')).toBeNull(),
      );
      await expect(canvas.getByRole('heading', { name: /Doctor Wed\s25\sNov/ })).toBeVisible();
      await expect(canvas.getByText('The line stands.')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    });
  },
});

export const NothingUnseenIsDecided = meta.story({
  play: async ({ canvas, loaded, step }) => {
    await approveTwo(canvas, loaded);
    letThrough('list');
    await listFollows(canvas);
    letThrough('everything');
    await closeOutcomes();
    const [first] = canvas.getAllByRole('row', { name: /Pending/ });
    if (!first) throw new Error('No request is pending.');
    await step('A on a row that received the focus by itself only shows the request', async () => {
      await waitFor(() => expect(document.activeElement).toHaveRole('row'));
      const name = document.activeElement?.getAttribute('aria-label') ?? '';
      await userEvent.keyboard('a');
      await waitFor(() => expect(canvas.queryByRole('heading', { name: /Doctor Wed\s25\sNov/ })).toBeNull());
      await expect(canvas.queryByText(/Approving/)).toBeNull();
      // The number of other absent people may have been added to the accessible name in the meantime.
      await expect(document.activeElement).toHaveAttribute('aria-label', name);
    });
    await step('A on the shown request approves it', async () => {
      await userEvent.keyboard('a');
      await expect(canvas.findByText(/^Approving the request/)).resolves.toBeVisible();
    });
  },
});
