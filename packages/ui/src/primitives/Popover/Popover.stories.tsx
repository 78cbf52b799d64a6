import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { waitForFocusIn } from '#storybook/wait-for-focus.ts';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  component: Popover,
  args: {
    title: 'Balance',
    trigger: <Button>How is it counted?</Button>,
    children: <p>Hours worked, less the hours of your plan, up to yesterday.</p>,
  },
  parameters: { layout: 'padded' },
});

const seen = (name: string) =>
  waitFor(async () => expect(await screen.findByRole('dialog', { name })).toBeVisible());

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'How is it counted?' })).toBeVisible(),
});
export const Open = meta.story({ args: { isInitiallyOpen: true }, play: () => seen('Balance') });
export const Above = meta.story({
  parameters: { pictures: true },
  args: { isInitiallyOpen: true, placement: 'top' as const },
  render: (args) => (
    <div style={{ paddingTop: 240 }}>
      <Popover {...args} />
    </div>
  ),
  play: () => seen('Balance'),
});
export const LongContent = meta.story({
  parameters: { pictures: true },
  args: {
    isInitiallyOpen: true,
    children: Array.from({ length: 40 }, (_, at) => <p key={at}>{at + 1}. 11. 2026 · 7:58</p>),
  },
  play: () => seen('Balance'),
});
export const LongText = meta.story({
  args: {
    isInitiallyOpen: true,
    title: 'Arbeitszeitkontenausgleichsgenehmigungsverfahrensverordnungen',
    children: <p>Nepretržite vykonávaná zodpovednosť za schvaľovanie žiadostí o neprítomnosť.</p>,
  },
  globals: { viewport: { value: 'narrow' } },
  play: ({ args }) => seen(args.title),
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 320, paddingBlock: 220, paddingInline: 40, flexWrap: 'wrap' }}>
      <Popover {...args} title="Above" isInitiallyOpen isNonModal placement="top start" />
      <Popover {...args} title="Closed" trigger={<Button kind="quiet">Closed</Button>} />
    </div>
  ),
  play: () => seen('Above'),
});
export const ByKeyboard = meta.story({
  args: { children: (close: () => void) => <Button onPress={close}>I see</Button> },
  play: async ({ canvas, step }) => {
    const trigger = await canvas.findByRole('button', { name: 'How is it counted?' });
    const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('Enter opens the popover and moves the focus into it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await seen('Balance');
      const dialog = screen.getByRole('dialog', { name: 'Balance' });
      await waitForFocusIn(dialog);
    });
    await step('Tab stays within the popover', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    });
    await step('Escape closes the popover and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await isGone();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('a button inside can close it', async () => {
      await userEvent.keyboard('{Enter}');
      await seen('Balance');
      await userEvent.click(screen.getByRole('button', { name: 'I see' }));
      await isGone();
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});
