import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { PlanPopoverProps } from './PlanPopover.tsx';
import { PlanPopover } from './PlanPopover.tsx';

/** Renders the popover beside a button, like beside an interval of the plan. */
function BesideButton(props: PlanPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" ref={setAnchor}>
        Early shift
      </button>
      {anchor && <PlanPopover {...props} anchor={anchor} />}
    </>
  );
}

const meta = preview.meta({
  component: PlanPopover,
  args: {
    anchor: document.body,
    title: 'Early shift',
    children: 'Friday 20 November, 6:00 – 14:00',
    onClose: fn(),
  },
  parameters: { layout: 'padded' },
  render: (args) => <BesideButton {...args} />,
});

export const Default = meta.story({
  play: async ({ args, step }) => {
    await expect(screen.findByRole('dialog', { name: 'Early shift' })).resolves.toBeVisible();
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
});
