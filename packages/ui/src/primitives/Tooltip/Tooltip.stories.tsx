import { Download, Printer } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  args: {
    text: 'Prints the month that you see',
    delayMs: 0,
    children: <Button icon={Printer}>Print</Button>,
  },
  render: (args) => (
    <div style={{ padding: '72px 96px' }}>
      <Tooltip {...args} />
    </div>
  ),
  parameters: { layout: 'padded' },
});

const seen = () => waitFor(async () => expect(await screen.findByRole('tooltip')).toBeVisible());

export const Default = meta.story({
  parameters: { shows: { role: 'tooltip' } },
  play: async ({ canvas, args, step }) => {
    const button = await canvas.findByRole('button', { name: 'Print' });
    await step('the tooltip appears on hover', async () => {
      // The first event only makes react-aria detect a mouse.
      await userEvent.hover(document.body);
      await userEvent.hover(button);
      await seen();
      await expect(button).toHaveAccessibleDescription(args.text);
    });
    await step('the tooltip disappears when the pointer leaves', async () => {
      await userEvent.unhover(button);
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    });
    await step('the tooltip appears on focus', async () => {
      await userEvent.tab();
      await seen();
    });
  },
});
export const OfAnIcon = meta.story({
  args: { children: <IconButton label="Download" icon={Download} />, text: 'Saves it as a file' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeVisible());
    await userEvent.tab();
    await seen();
  },
});
export const Below = meta.story({
  parameters: { pictures: true },
  args: { placement: 'bottom' as const, isInitiallyOpen: true },
  play: seen,
});
export const LongText = meta.story({
  args: {
    text: 'Nepretržite vykonávaná zodpovednosť Arbeitszeitkontenausgleichsgenehmigungsverfahrensverordnungen',
    isInitiallyOpen: true,
  },
  globals: { viewport: { value: 'narrow' } },
  play: seen,
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 72, justifyItems: 'center', padding: 72 }}>
      {(['top', 'bottom', 'start', 'end'] as const).map((placement) => (
        <Tooltip key={placement} {...args} text={`On the ${placement}`} placement={placement} isInitiallyOpen>
          <Button>Print</Button>
        </Tooltip>
      ))}
    </div>
  ),
  play: () => waitFor(async () => expect(await screen.findAllByRole('tooltip')).toHaveLength(4)),
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, step }) => {
    const button = await canvas.findByRole('button', { name: 'Print' });
    await step('the tooltip appears on keyboard focus', async () => {
      await userEvent.tab();
      await waitFor(() => expect(button).toHaveFocus());
      await seen();
    });
    await step('Escape hides the tooltip and the focus stays', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});
