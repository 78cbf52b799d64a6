import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FrameMenu } from './FrameMenu.ts';
import { ScreenMenu } from './ScreenMenu.tsx';

const logOut = { label: 'Jana Dvořáková', items: [{ id: 'logOut', label: 'Log out' }], onAction: fn() };

const meta = preview.meta({
  component: ScreenMenu,
  args: {
    sections: [
      { label: 'Requests', items: [{ id: 'select', label: 'Select several' }], onAction: fn() },
      {
        label: 'Sort by',
        selectedId: 'day',
        items: [
          { id: 'day', label: 'First day' },
          { id: 'person', label: 'Person' },
        ],
        onAction: fn(),
      },
    ],
  },
  render: (args) => (
    <FrameMenu value={[logOut]}>
      <ScreenMenu {...args} />
    </FrameMenu>
  ),
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async ({ args, canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await step('each section gets its own entries', async () => {
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Person' }));
      await expect(args.sections[1]?.onAction).toHaveBeenCalledWith('person');
      await expect(args.sections[0]?.onAction).not.toHaveBeenCalled();
    });
    await step('a desk has the entries of the product in its app bar', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      await screen.findByRole('menuitem', { name: 'Select several' });
      await expect(screen.queryByRole('menuitem', { name: 'Log out' })).toBeNull();
    });
  },
});

export const OnAPhone = meta.story({
  tags: ['shell-13'],
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeVisible());
  },
});

export const WithoutEntries = meta.story({
  args: { sections: [] },
  globals: { viewport: { value: 'desk' } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});
