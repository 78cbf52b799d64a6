import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { Canvas } from 'storybook/internal/types';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NotificationArea } from '../../patterns/NotificationArea/NotificationArea.tsx';
import { createNotificationQueue } from '../../patterns/NotificationArea/notificationQueue.ts';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { approvalsMeta, open } from './approvals.fixtures.ts';

const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
const notifications = createNotificationQueue(clock);

const meta = preview.meta({
  ...approvalsMeta,
  component: ApprovalsScreen,
  beforeEach: () => notifications.close(),
  decorators: [
    (Story) => (
      <>
        <Story />
        <NotificationArea queue={notifications} clock={clock} />
      </>
    ),
  ],
});

const fields = 'main :is(button, input, textarea, a[href])';

/** The points of a box at which something may lie over it. */
function pointsOf({ left, right, top, bottom }: DOMRect): [number, number][] {
  const middle = (left + right) / 2;
  return [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y): [number, number][] => [
    [left + 2, y],
    [middle, y],
    [right - 2, y],
  ]);
}

/** The fields and buttons that something which does not belong to them floats over. */
function covered(floats: readonly Element[]): string[] {
  return [...document.querySelectorAll(fields)]
    .filter((field) => !floats.some((float) => float.contains(field)))
    .filter((field) =>
      pointsOf(field.getBoundingClientRect()).some(([x, y]) => {
        const over = document.elementFromPoint(x, y);
        return floats.some((float) => float.contains(over));
      }),
    )
    .map((field) => field.outerHTML);
}

function isOverlapping(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.bottom > other.top && other.bottom > one.top;
}

/** The pairs of elements that lie over each other, each by its text. */
function overlapping(elements: readonly Element[]): string[] {
  return elements.flatMap((one, place) =>
    elements
      .slice(place + 1)
      .filter((other) => isOverlapping(one.getBoundingClientRect(), other.getBoundingClientRect()))
      .map((other) => `${one.textContent} / ${other.textContent}`),
  );
}

async function decideAndBeTold(canvas: Canvas): Promise<Element[]> {
  await open(/Bartoš Miroslav/);
  await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
  await canvas.findByText(/^Approving the request/);
  notifications.success('The request has been created.');
  const card = (await canvas.findByText('The request has been created.')).closest('[data-kind]');
  if (!card) throw new Error('A notification has no card.');
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Your note' }));
  return [canvas.getByRole('region', { name: 'Decisions' }), card];
}

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: true, shows: { text: 'The request has been created.' } },
  play: async ({ canvas, step }) => {
    const floats = await decideAndBeTold(canvas);
    const [undo, card] = floats.map((float) => float.getBoundingClientRect());
    const note = canvas.getByRole('textbox', { name: 'Your note' });
    await step('what floats leaves the note and the buttons free', async () => {
      await waitFor(() => expect(covered(floats)).toEqual([]));
      await waitFor(() => expect(note).toHaveFocus());
      await expect(note.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    });
    await step('and each other', () => expect(undo && card && isOverlapping(undo, card)).toBe(false));
    await step('the end of the request can be scrolled out from under it', async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const article = canvas.getByRole('article').getBoundingClientRect();
      await expect(article.bottom).toBeLessThanOrEqual(undo?.top ?? 0);
    });
  },
});

export const OnADesk = meta.story({
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: true, shows: { text: 'The request has been created.' } },
  play: async ({ canvas, step }) => {
    const floats = await decideAndBeTold(canvas);
    const detail = canvas.getByRole('region', { name: /^Request of/ });
    await step('what floats leaves every field and button free', () =>
      waitFor(() => expect(covered(floats)).toEqual([])),
    );
    await step('each other, and the detail', () =>
      waitFor(() => expect(overlapping([...floats, detail])).toEqual([])),
    );
  },
});
