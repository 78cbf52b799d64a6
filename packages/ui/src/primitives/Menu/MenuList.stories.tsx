import { Info } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MenuList } from './MenuList.tsx';

const meta = preview.meta({
  component: MenuList,
  args: {
    label: 'What can be done',
    sections: [
      {
        label: 'Request',
        items: [
          { id: 'detail', label: 'Detail', icon: Info },
          { id: 'cancel', label: 'Cancel', isDisabled: true, description: 'It has been decided.' },
        ],
      },
      {
        label: 'Order',
        items: [
          { id: 'day', label: 'By day' },
          { id: 'name', label: 'By name' },
        ],
        selectedId: 'day',
      },
    ],
    onAction: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: { pictures: true },
  play: async ({ canvas, args, step }) => {
    await step('a click on an entry calls onAction', async () => {
      await userEvent.click(await canvas.findByRole('menuitem', { name: 'Detail' }));
      await expect(args.onAction).toHaveBeenCalledWith('detail');
    });
    await step('the name of a disabled entry contains the reason', async () => {
      const cancel = canvas.getByRole('menuitem', { name: 'Cancel It has been decided.' });
      await expect(cancel).toHaveAttribute('aria-disabled', 'true');
    });
    await step('the selected entry of a section is checked', () =>
      expect(canvas.getByRole('menuitemradio', { name: 'By day' })).toBeChecked(),
    );
  },
});

export const FocusOnTheFirst = meta.story({
  args: { autoFocus: 'first' },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Detail' })).toHaveFocus()),
});
