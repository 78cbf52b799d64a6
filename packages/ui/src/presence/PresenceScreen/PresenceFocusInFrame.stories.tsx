import { expect, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { rowOf } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { PresenceScreen } from './PresenceScreen.tsx';
import { presenceMeta } from './presenceScreen.fixtures.ts';

/** Returns the lower edge of the bars that stay at the top of the window. */
function barsEnd(canvasElement: HTMLElement): number {
  const bars = [...canvasElement.querySelectorAll('header')];
  const sticky = bars.filter((bar) => getComputedStyle(bar).position === 'sticky');
  return Math.max(...sticky.map((bar) => bar.getBoundingClientRect().bottom));
}

const meta = preview.meta({
  ...presenceMeta,
  component: PresenceScreen,
  decorators: [inFrame('presence')],
  parameters: { scenario: { person: 'manager' }, pictures: false },
  play: async ({ canvasElement, step }) => {
    const first = await rowOf(/./);
    const expectBelowBars = async () => {
      await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'));
      await waitFor(() =>
        expect(document.activeElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
          barsEnd(canvasElement),
        ),
      );
    };
    first.focus();
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(500));
    await step('Tab into the list shows the focused row below the bars', async () => {
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(document.activeElement).not.toHaveAttribute('role', 'row'));
      window.scrollBy(0, 300);
      await userEvent.tab();
      await expectBelowBars();
    });
    await step('each arrow up shows the next row below the bars', async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        await userEvent.keyboard('{ArrowUp}');
        await expectBelowBars();
      }
    });
  },
});

export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
