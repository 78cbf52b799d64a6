import { Check, X } from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const meta = preview.meta({
  component: ContextMenu,
  args: {
    label: 'Request of Petr Novák',
    sections: [
      {
        label: 'Decide',
        items: [
          { id: 'approve', label: 'Approve', icon: Check },
          { id: 'reject', label: 'Reject', icon: X },
        ],
      },
      { label: 'More', items: [{ id: 'select', label: 'Select' }] },
    ],
    onAction: fn(),
    children: <Button>Petr Novák, vacation</Button>,
  },
  parameters: { layout: 'padded' },
});

const isOpen = () =>
  waitFor(() => expect(screen.getByRole('menu', { name: 'Request of Petr Novák' })).toBeVisible());

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Petr Novák, vacation' });
    await step('a click does not open the menu', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(button).toHaveFocus());
      await expect(screen.queryByRole('menu')).toBeNull();
    });
  },
});

export const ByRightClick = meta.story({
  parameters: { pictures: true, shows: { role: 'menu', name: 'Request of Petr Novák' } },
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('button') });
    await isOpen();
  },
});

export const Chosen = meta.story({
  play: async ({ canvas, args, step }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('button') });
    await isOpen();
    await step('a click on an entry calls onAction and closes the menu', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'Reject' }));
      await expect(args.onAction).toHaveBeenCalledWith('reject');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
});

export const ByLongPress = meta.story({
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button');
    const finger = { pointerType: 'touch', clientX: 60, clientY: 30, bubbles: true };
    await step('a moving touch does not open the menu', async () => {
      await fireEvent(button, new PointerEvent('pointerdown', finger));
      await fireEvent(button, new PointerEvent('pointermove', { ...finger, clientY: 80 }));
      await fireEvent(button, new PointerEvent('pointerup', finger));
      await expect(screen.queryByRole('menu')).toBeNull();
    });
    await step('a long press opens the menu', async () => {
      await fireEvent(button, new PointerEvent('pointerdown', finger));
      await isOpen();
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button');
    await step('the menu key opens the menu and focuses its first entry', async () => {
      await userEvent.tab();
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard('{ContextMenu}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Approve' })).toHaveFocus());
    });
    await step('Escape closes the menu and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Shift+F10 opens the menu, arrows move, Enter activates an entry', async () => {
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Approve' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('select');
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});

export const LongText = meta.story({
  args: {
    sections: [
      {
        label: 'Decide',
        items: [
          { id: 'a', label: 'Schváliť všetky označené žiadosti o neprítomnosť podriadených zamestnancov' },
          { id: 'b', label: 'Arbeitsunfähigkeitsbescheinigungsverwaltungsberechtigung', description: 'AUVB' },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByRole('button') });
    await isOpen();
  },
});
