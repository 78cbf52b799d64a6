import { DialogTrigger } from 'react-aria-components/Dialog';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { PopoverSurface } from './PopoverSurface.ts';
import { PopoverContent } from './PopoverContent.tsx';

/** Rendered in a popover, which provides the background and the `close` callback. */
const meta = preview.meta({
  component: PopoverContent,
  args: { title: 'Early shift', children: 'Friday 20 November, 6:00 – 14:00' },
  render: (args) => (
    <DialogTrigger defaultOpen>
      <Button>Detail</Button>
      <PopoverSurface>
        <PopoverContent {...args} />
      </PopoverSurface>
    </DialogTrigger>
  ),
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ step }) => {
    const content = await screen.findByRole('dialog', { name: 'Early shift' });
    await step('the heading names the dialog', () =>
      expect(within(content).getByRole('heading', { name: 'Early shift' })).toBeVisible(),
    );
    await expect(within(content).getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

export const WithActions = meta.story({
  parameters: { pictures: true },
  args: { actions: <Button kind="primary">Add absence</Button> },
  play: () => expect(screen.findByRole('button', { name: 'Add absence' })).resolves.toBeVisible(),
});

export const Closed = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const LongText = meta.story({
  args: {
    title: 'Noční směna údržby a měřicích přístrojů ve výrobní hale',
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>Předání směny, bod {line + 1}</p>),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const content = await screen.findByRole('dialog');
    await expect(content.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
