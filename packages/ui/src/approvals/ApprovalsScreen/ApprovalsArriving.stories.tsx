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

/** Returns that the play lets through one by one: those to the list in sight, and those to the list of everything. */
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
        // The backend answers.
        return undefined;
      }),
    );
  },
  globals: { viewport: { value: 'desk' } },
});

type Loaded = Record<string, unknown>;

/** Approves two requests at once, the first of which is rejected by somebody else meanwhile. */
async function approveTwo(canvas: Canvas, loaded: Loaded): Promise<void> {
  const backend = backendOf(loaded);
  await selectTwo();
  hold('list');
  hold('everything');
  await approveSelected();
  await canvas.findByText('Approving 2 requests…');
  await expect(canvas.findByRole('heading', { name: /Doctor Fri\s20\sNov/ })).resolves.toBeVisible();
  rejectElsewhere(backend, waiting.doctor);
  letTimeRunOut(backend);
  await waitFor(() => expect(stateOf(backend, waiting.home)).toBe(spelt.approved));
}

const outcomes = () => screen.findByRole('dialog', { name: 'Results' });

const listFollows = (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByText('6 requests')).toBeInTheDocument());

/** The detail still shows the first of them, with what somebody else has decided about it. */
async function expectWhatHappened(canvas: Canvas): Promise<void> {
  await waitFor(() =>
    expect(canvas.getByText('The request has been decided in the meantime.')).toBeInTheDocument(),
  );
  await expect(canvas.getByText(/Doctor Fri 20 Nov/, { selector: 'h2 *' })).toBeInTheDocument();
  await expect(canvas.getByText('The line stands.')).toBeInTheDocument();
}

async function closeTheOutcomes(): Promise<void> {
  await outcomes();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const TheNewListFirst = meta.story({
  play: async ({ canvas, loaded, step }) => {
    await approveTwo(canvas, loaded);
    await step('the rows go, and what was decided about stays in sight', async () => {
      letThrough('list');
      await listFollows(canvas);
      await expect(canvas.getByRole('heading', { name: /Doctor Fri\s20\sNov/ })).toBeVisible();
      await expect(canvas.queryByText('Approved')).toBeNull();
    });
    await step('then it says what has become of it', async () => {
      letThrough('everything');
      await outcomes();
      await expectWhatHappened(canvas);
    });
    await step('also when the summary is closed', async () => {
      await closeTheOutcomes();
      await expectWhatHappened(canvas);
    });
  },
});

export const TheOutcomesFirst = meta.story({
  play: async ({ canvas, loaded, step }) => {
    await approveTwo(canvas, loaded);
    await step('it says what has become of it', async () => {
      letThrough('everything');
      await outcomes();
      await expectWhatHappened(canvas);
    });
    await step('the rows go, and that stays in sight', async () => {
      letThrough('list');
      await listFollows(canvas);
      await expectWhatHappened(canvas);
    });
    await step('also when the summary is closed', async () => {
      await closeTheOutcomes();
      await expectWhatHappened(canvas);
    });
    await step('and when what is said of it in the bar is closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close the summary' }));
      await waitFor(() =>
        expect(canvas.queryByText('The request has been decided in the meantime.')).toBeNull(),
      );
      await expect(canvas.getByRole('heading', { name: /Doctor Fri\s20\sNov/ })).toBeVisible();
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
    await closeTheOutcomes();
    const [first] = canvas.getAllByRole('row', { name: /Pending/ });
    if (!first) throw new Error('Nothing is pending any more.');
    await step('the focus has moved to a row by itself, and A shows that one first', async () => {
      await waitFor(() => expect(document.activeElement).toHaveRole('row'));
      const name = document.activeElement?.getAttribute('aria-label') ?? '';
      await userEvent.keyboard('a');
      await waitFor(() => expect(canvas.queryByRole('heading', { name: /Doctor Fri\s20\sNov/ })).toBeNull());
      await expect(canvas.queryByText(/Approving/)).toBeNull();
      await expect(document.activeElement).toHaveAccessibleName(name);
    });
    await step('once it is seen, A decides', async () => {
      await userEvent.keyboard('a');
      await expect(canvas.findByText(/^Approving the request/)).resolves.toBeVisible();
    });
  },
});
