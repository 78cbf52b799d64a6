import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import type { Canvas } from 'storybook/internal/types';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
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
    inMain,
    (Story) => (
      <>
        <Story />
        <NotificationArea queue={notifications} clock={clock} />
      </>
    ),
  ],
});

const fields = 'main :is(button, input, textarea, a[href])';

/** Returns the points of a box to check for elements that cover it. */
function pointsOf({ left, right, top, bottom }: DOMRect): [number, number][] {
  const middle = (left + right) / 2;
  return [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y): [number, number][] => [
    [left + 2, y],
    [middle, y],
    [right - 2, y],
  ]);
}

/** Returns the HTML of fields and buttons that a floating element covers. */
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

/** Returns the texts of each pair of elements that overlap. */
function overlapping(elements: readonly Element[]): string[] {
  return elements.flatMap((one, place) =>
    elements
      .slice(place + 1)
      .filter((other) => isOverlapping(one.getBoundingClientRect(), other.getBoundingClientRect()))
      .map((other) => `${one.textContent} / ${other.textContent}`),
  );
}

/** Approves a request and shows a notification. Returns the bar and the notification. */
async function decideAndNotify(canvas: Canvas): Promise<Element[]> {
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
    const floats = await decideAndNotify(canvas);
    const [undo, card] = floats.map((float) => float.getBoundingClientRect());
    const note = canvas.getByRole('textbox', { name: 'Your note' });
    await step('bar and notification cover neither the note nor the buttons', async () => {
      await waitFor(() => expect(covered(floats)).toEqual([]));
      await waitFor(() => expect(note).toHaveFocus());
      await expect(note.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
    });
    await step('bar and notification do not overlap', () =>
      expect(undo && card && isOverlapping(undo, card)).toBe(false),
    );
    await step('scrolling reveals the end of the request below the bar', async () => {
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
    const floats = await decideAndNotify(canvas);
    const detail = canvas.getByRole('region', { name: /^Request of/ });
    await step('bar and notification cover no field or button', () =>
      waitFor(() => expect(covered(floats)).toEqual([])),
    );
    await step('bar, notification and detail do not overlap', () =>
      waitFor(() => expect(overlapping([...floats, detail])).toEqual([])),
    );
  },
});
