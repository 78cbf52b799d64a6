import { expect } from 'storybook/test';
import type { DayArc } from './dayArcs.ts';
import preview from '#storybook/preview.tsx';
import { DayDial } from './DayDial.tsx';

const arcs: readonly DayArc[] = [
  { kind: 'shift', from: 8 * 60, to: 16.5 * 60, isOtherDay: false },
  { kind: 'request', from: 14 * 60, to: 15.5 * 60, isOtherDay: false },
  { kind: 'otherB', from: 18 * 60, to: 22 * 60, isOtherDay: false },
];

const meta = preview.meta({
  component: DayDial,
  args: {
    now: 12 * 60,
    arcs,
    passes: [{ minute: 7 * 60 + 55 }],
  },
  parameters: { layout: 'padded' },
});

const widths = [560, 320, 208, 144, 28];

/** Every width at which the lines differ. */
export const Default = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 24 }}>
      {widths.map((width) => (
        <div key={width} style={{ width }}>
          <DayDial {...args} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('a small dial has the hours of the quarters, and the smallest ones have none', async () => {
      const visible = (hour: string) => canvas.getAllByText(hour).filter((one) => one.checkVisibility());
      await expect(visible('24')).toHaveLength(3);
      await expect(visible('21')).toHaveLength(2);
    });
    await step('the numeral behind the hand is not drawn', () => expect(canvas.queryByText('12')).toBeNull());
    await step('the elapsed part of a shift is solid', () =>
      expect(canvasElement.querySelectorAll('[data-elapsed]')).toHaveLength(widths.length),
    );
  },
});

/** The pass is beside the hand and stays visible; another pass has no result yet. */
export const PassBesideTheHand = meta.story({
  args: { now: 8 * 60, passes: [{ minute: 7 * 60 + 55 }, { minute: 8 * 60 + 20, isPending: true }] },
  render: (args) => (
    <div style={{ width: 208 }}>
      <DayDial {...args} />
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    await step('the hand ends before the rim', async () => {
      const hand = canvasElement.querySelector('[data-hand] path')?.getBoundingClientRect();
      const pass = canvasElement.querySelector('[data-pass="recorded"]')?.getBoundingClientRect();
      await expect(hand && pass && hand.right < pass.left + 1).toBe(true);
    });
  },
});

export const WithoutHand = meta.story({
  args: { now: null, arcs: [], passes: [] },
  parameters: { pictures: false },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('[data-hand]')).toBeNull(),
});
