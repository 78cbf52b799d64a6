import { expect, fireEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { pagerArgs } from './pager.fixtures.tsx';
import { Pager } from './Pager.tsx';

const meta = preview.meta({
  component: Pager,
  args: pagerArgs,
  parameters: { layout: 'padded' },
});

async function swipe(element: HTMLElement, to: { x: number; y: number }, pointerType = 'touch') {
  const pointer = { pointerType, isPrimary: true, pointerId: 1 };
  await fireEvent.pointerDown(element, { ...pointer, clientX: 200, clientY: 200 });
  await fireEvent.pointerUp(element, { ...pointer, clientX: to.x, clientY: to.y });
}

export const BySwipe = meta.story({
  play: async ({ canvas, args, step }) => {
    const page = canvas.getByText('The plan of the week.');
    await step('a swipe to the left shows the next page, to the right the previous one', async () => {
      await swipe(page, { x: 140, y: 210 });
      await expect(args.onNext).toHaveBeenCalledOnce();
      await swipe(page, { x: 260, y: 190 });
      await expect(args.onPrevious).toHaveBeenCalledOnce();
    });
    await step('a short swipe, a vertical swipe and a mouse do not turn the page', async () => {
      await swipe(page, { x: 160, y: 200 });
      await swipe(page, { x: 140, y: 300 });
      await swipe(page, { x: 100, y: 200 }, 'mouse');
      await expect(args.onNext).toHaveBeenCalledOnce();
    });
    await step('a gesture that the browser uses for scrolling does not turn the page', async () => {
      await fireEvent.pointerDown(page, {
        pointerType: 'touch',
        isPrimary: true,
        clientX: 200,
        clientY: 200,
      });
      await fireEvent.pointerCancel(page, { pointerType: 'touch', isPrimary: true });
      await fireEvent.pointerUp(page, { pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 200 });
      await expect(args.onNext).toHaveBeenCalledOnce();
    });
  },
});

export const BySwipeAtTheEnd = meta.story({
  args: { hasNext: false },
  play: async ({ canvas, args }) => {
    await swipe(canvas.getByText('The plan of the week.'), { x: 100, y: 200 });
    await expect(args.onNext).not.toHaveBeenCalled();
  },
});

async function wheel(element: HTMLElement, deltaX: number) {
  for (let turn = 0; turn < 6; turn += 1) await fireEvent.wheel(element, { deltaX, deltaY: 2 });
}

export const ByWheel = meta.story({
  play: async ({ canvas, args, step }) => {
    const page = canvas.getByText('The plan of the week.');
    await step('a sideways wheel turns one page', async () => {
      await wheel(page, 40);
      await expect(args.onNext).toHaveBeenCalledOnce();
      await expect(args.onPrevious).not.toHaveBeenCalled();
    });
    await step('a vertical wheel turns no page', async () => {
      await fireEvent.wheel(page, { deltaX: 20, deltaY: 400 });
      await expect(args.onNext).toHaveBeenCalledOnce();
    });
  },
});

export const ByWheelOverATableThatScrolls = meta.story({
  args: {
    children: (
      <div style={{ width: 100, overflowX: 'auto' }}>
        <p style={{ width: 300 }}>A wide table.</p>
      </div>
    ),
  },
  play: async ({ canvas, args, step }) => {
    await step('the page does not turn while the table can still scroll', async () => {
      await wheel(canvas.getByText('A wide table.'), 40);
      await expect(args.onNext).not.toHaveBeenCalled();
    });
  },
});
