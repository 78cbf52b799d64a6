import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DeferredTrigger } from './DeferredTrigger.tsx';

const load = () => import('../Popover/Popover.tsx');
type Code = Awaited<ReturnType<typeof load>>;

const meta = preview.meta({
  component: DeferredTrigger<Code>,
  args: {
    trigger: <Button>How is it counted?</Button>,
    load,
    name: 'Balance',
    children: ({ Popover }, button) => (
      <Popover trigger={button} title="Balance" isInitiallyOpen>
        <p>Hours worked, less the hours of your plan.</p>
      </Popover>
    ),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const button = () => canvas.getByRole('button', { name: 'How is it counted?' });
    await step('a press fetches the code and opens the popover', async () => {
      await userEvent.click(button());
      await expect(screen.findByRole('dialog', { name: 'Balance' })).resolves.toBeVisible();
    });
    await step('the button has the focus after closing', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button()).toHaveFocus());
    });
  },
});

export const Failed = meta.story({
  args: { load: () => Promise.reject<Code>(new TypeError()) },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How is it counted?' }));
    await step('an error message appears', () =>
      expect(screen.findByRole('dialog', { name: '“Balance” could not be loaded.' })).resolves.toBeVisible(),
    );
  },
});
