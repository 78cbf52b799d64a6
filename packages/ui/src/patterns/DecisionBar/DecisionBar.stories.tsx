import type { Decidable, QueuedDecision } from '@selfservice/api/core/decisions/decision';
import { HttpError } from '@selfservice/api/core/errors';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
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
      undo: { one: 'Undo', last: 'Undo the last one', all: 'Undo all' },
      dismiss: 'Stop sending',
      showOutcomes: 'Show results',
      closeOutcomes: 'Close the summary',
    },
    underWay: [aQueued(1)],
    underWayText: () => 'Approving the overtime: Thu 19 Nov 14:00–16:30…',
    undoSeconds: 6,
    onUndoLast: fn(),
    onUndoAll: fn(),
    failed: [],
    failureText: () => 'The decision has not been sent.',
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
    await step('what is under way is said, and can be taken back', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Approving the overtime');
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(args.onUndoLast).toHaveBeenCalledOnce();
    });
  },
});

export const Several = meta.story({
  args: {
    underWay: [aQueued(1), aQueued(2), aQueued(3, { phase: 'sending' })],
    underWayText: () => 'Approving 3 overtimes…',
  },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the last one' }));
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
    await step('why it was not sent is said, and it can be sent again or given up', async () => {
      await expect(canvas.getByText('The decision has not been sent.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Stop sending' }));
      await expect(args.onDismiss).toHaveBeenCalledOnce();
    });
  },
});

export const WithASummary = meta.story({
  args: { underWay: [], outcomeText: '2 decided, 1 decided by somebody else', onShowOutcomes: fn() },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show results' }));
    await expect(args.onShowOutcomes).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close the summary' }));
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

/** Everything at once, and longer than there is room for. */
export const LongText = meta.story({
  args: {
    underWay: [aQueued(1), aQueued(2)],
    underWayText: () =>
      'Zamieta sa žiadosť: doc. PhDr. Nepomucká-Schwarzenbergová Alexandra Bernadeta, CSc., MBA…',
    failed: [aQueued(3, { phase: 'failed', error: anError })],
    failureText: () =>
      'Rozhodnutie sa neodoslalo: 9. 11. 22:00 – 10. 11. 2:00, nadčas cez víkend a vo sviatok.',
    outcomeText:
      '12 vybavených, 1 vybavil niekto iný, 2 už nie sú v zozname, 1 odoslaný, jeho stav sa nepodarilo načítať',
    onShowOutcomes: fn(),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ step }) => {
    await step('nothing stands over the edge of the screen', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
});
