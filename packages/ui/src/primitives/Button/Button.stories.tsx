import { Check } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { Button } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  args: { children: 'Save', onPress: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});
export const DisabledWithReason = meta.story({
  args: { kind: 'primary', disabledReason: 'Enter a customer code first.' },
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await step('the button can be focused and its description is the reason', async () => {
      await userEvent.tab();
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveAccessibleDescription('Enter a customer code first.');
    });
    await step('Enter does not start the action', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).not.toHaveBeenCalled();
    });
  },
});

export const Busy = meta.story({
  args: { kind: 'primary', isBusy: true, icon: Check },
  play: async ({ canvas, args, step }) => {
    const button = await canvas.findByRole('button', { name: 'Save In progress' });
    await step('a press does not start the action again', async () => {
      await userEvent.click(button);
      await expect(args.onPress).not.toHaveBeenCalled();
    });
    await step('the button keeps the focus', () => waitFor(() => expect(button).toHaveFocus()));
  },
});

export const KeepsItsWidth = meta.story({
  render: (args) => (
    <div style={{ display: 'inline-grid', gap: 8, justifyItems: 'start' }}>
      <Button {...args}>Sign in</Button>
      <Button {...args} isBusy>
        Sign in
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in In progress' });
    const [idle, busy] = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(busy).toBe(idle);
  },
});

export const QuietAtTheEdge = meta.story({
  args: { kind: 'quiet', children: 'Legend', style: { position: 'fixed', left: 0 } },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Legend' });
    await step('the focus ring is inside the window', async () => {
      await userEvent.tab();
      await waitFor(() => expect(button).toHaveFocus());
      const { outlineOffset, outlineWidth } = getComputedStyle(button);
      const ring = button.getBoundingClientRect().left - parseFloat(outlineOffset) - parseFloat(outlineWidth);
      await expect(ring).toBeGreaterThanOrEqual(0);
    });
  },
});
export const LongText = meta.story({
  args: { children: 'Nepretržite vykonávaná zodpovednosť za schvaľovanie žiadostí o neprítomnosť' },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Save' });
    await step('Tab moves the focus to the button', async () => {
      await userEvent.tab();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Enter and Space start the action', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onPress).toHaveBeenCalledTimes(2);
    });
  },
});

const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {kinds.map((kind) => (
        <div key={kind} style={{ display: 'grid', gap: 8, alignContent: 'start', justifyItems: 'start' }}>
          <Button {...args} kind={kind}>
            {kind}
          </Button>
          <Button {...args} kind={kind} icon={Check}>
            {kind}
          </Button>
          <Button {...args} kind={kind} isBusy>
            {kind}
          </Button>
          <Button {...args} kind={kind} isDisabled>
            {kind}
          </Button>
        </div>
      ))}
    </div>
  ),
});
