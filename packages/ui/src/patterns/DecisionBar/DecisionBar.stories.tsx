import type { Decidable, QueuedDecision } from '@selfservice/api/core/decisions/decision';
import { HttpError, OutcomeUnknownError } from '@selfservice/api/core/errors';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { BarRow } from './BarRow.tsx';
import { DecisionBar } from './DecisionBar.tsx';

function aQueued(key: number, more: Partial<QueuedDecision<Decidable>> = {}): QueuedDecision<Decidable> {
  return {
    key,
    items: [{ id: key }],
    state: 'approved',
    note: '',
    isMass: false,
    phase: 'waiting',
    step: 'send',
    error: null,
    ...more,
  };
}

const anError = new HttpError({
  url: '/breeze/IpoData/SetOvertimeStatus',
  status: 500,
  statusText: '',
  headers: {},
  body: '{"Message":"The database is being restored."}',
});

const meta = preview.meta({
  component: DecisionBar,
  args: {
    words: {
      label: 'Decisions',
      undo: { one: 'Undo', last: 'Undo last', all: 'Undo all' },
      dismiss: 'Stop trying',
      dismissUnknown: 'Stop checking',
      showOutcomes: 'Show results',
      closeOutcomes: 'Close summary',
    },
    underWay: [aQueued(1)],
    underWayText: () => 'Approving the overtime: Thu 19 Nov 14:00–16:30…',
    undoSeconds: 6,
    onUndoLast: fn(),
    onUndoAll: fn(),
    failed: [],
    unknown: [],
    failureText: () => 'The overtime entry could not be approved.',
    unknownText: () => 'It is not known whether the overtime entry was approved.',
    onRetry: fn(),
    onDismiss: fn(),
    outcomeText: '',
    onClearOutcomes: fn(),
    selection: null,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('the pending decision is announced and can be undone', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Approving the overtime');
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(args.onUndoLast).toHaveBeenCalledOnce();
    });
  },
});

export const Several = meta.story({
  args: {
    underWay: [aQueued(1), aQueued(2), aQueued(3, { phase: 'sending' })],
    underWayText: () => 'Approving 3 overtime entries…',
  },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo last' }));
    await expect(args.onUndoLast).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo all' }));
    await expect(args.onUndoAll).toHaveBeenCalledOnce();
  },
});

export const OnItsWay = meta.story({
  args: { underWay: [aQueued(1, { phase: 'sending' })] },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

export const NotSent = meta.story({
  args: { underWay: [], failed: [aQueued(1, { phase: 'failed', error: anError })] },
  play: async ({ canvas, args, step }) => {
    await step('the error is shown, and the decision can be sent again or dismissed', async () => {
      await expect(canvas.getByText('The overtime entry could not be approved.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.onRetry).toHaveBeenCalledWith([1]);
      await userEvent.click(canvas.getByRole('button', { name: 'Stop trying' }));
      await expect(args.onDismiss).toHaveBeenCalledWith([1]);
    });
  },
});

export const OutcomeUnknown = meta.story({
  args: {
    underWay: [],
    unknown: [aQueued(1, { phase: 'failed', step: 'check', error: new OutcomeUnknownError(anError) })],
  },
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    await step('offers to check again, but not to send again', async () => {
      await expect(
        canvas.getByText('It is not known whether the overtime entry was approved.'),
      ).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await expect(args.onRetry).toHaveBeenCalledWith([1]);
      await userEvent.click(canvas.getByRole('button', { name: 'Stop checking' }));
      await expect(args.onDismiss).toHaveBeenCalledWith([1]);
    });
  },
});

export const WithASummary = meta.story({
  args: { underWay: [], outcomeText: '2 decided, 1 decided by someone else', onShowOutcomes: fn() },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show results' }));
    await expect(args.onShowOutcomes).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close summary' }));
    await expect(args.onClearOutcomes).toHaveBeenCalledOnce();
  },
});

export const WithASummaryThatSaysItAll = meta.story({
  args: { underWay: [], outcomeText: 'The overtime has been decided already.' },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Show results' })).toBeNull(),
});

export const WithASelection = meta.story({
  args: {
    underWay: [],
    selection: (
      <BarRow role="group" aria-label="Selection">
        3 selected <Button kind="primary">Approve</Button>
      </BarRow>
    ),
  },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.getByRole('group', { name: 'Selection' })).toBeVisible(),
});

export const NothingToSay = meta.story({
  args: { underWay: [] },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
});

/** All rows together, with texts longer than the bar is wide. */
export const LongText = meta.story({
  args: {
    underWay: [aQueued(1), aQueued(2)],
    underWayText: () =>
      'Zamieta sa žiadosť: doc. PhDr. Nepomucká-Schwarzenbergová Alexandra Bernadeta, CSc., MBA…',
    failed: [aQueued(3, { phase: 'failed', error: anError })],
    failureText: () =>
      'Nadčas sa nepodarilo schváliť: 9. 11. 22:00 – 10. 11. 2:00, nadčas cez víkend a vo sviatok.',
    unknown: [aQueued(4, { phase: 'failed', step: 'check', error: new OutcomeUnknownError(anError) })],
    unknownText: () => 'Nie je známe, či bol nadčas schválený: 9. 11. 22:00 – 10. 11. 2:00.',
    outcomeText: '12 vybavených, 1 vybavil niekto iný, 2 už nie sú v zozname, 1 stále čaká',
    onShowOutcomes: fn(),
  },
  globals: { viewport: { value: 'narrow' }, language: 'sk' },
  play: async ({ step }) => {
    await step('nothing overflows the screen', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
});
