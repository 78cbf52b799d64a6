import { Moon, Sun } from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import type { MenuProps } from './Menu.tsx';

const meta = preview.meta({
  component: Menu,
  args: {
    label: 'More',
    trigger: <Button>More</Button>,
    sections: [
      {
        label: 'You',
        items: [
          { id: 'account', label: 'My account' },
          { id: 'help', label: 'Help', href: '#help' },
        ],
      },
      {
        label: 'Look',
        selectedId: 'light',
        items: [
          { id: 'light', label: 'Light', icon: Sun },
          { id: 'dark', label: 'Dark', icon: Moon, description: 'Easy on the eyes at night' },
        ],
      },
    ],
    onAction: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'More' })).toBeVisible(),
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await step('the down arrow opens the menu and focuses its first entry', async () => {
      trigger.focus();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: /My account/ })).toHaveFocus());
    });
    await step('a typed letter finds an entry', async () => {
      await userEvent.keyboard('d');
      await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /Dark/ })).toHaveFocus());
    });
    await step('Enter activates the entry and returns the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('dark');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
});

/** A long page with bars at its bottom, whose height the page leaves free when it scrolls an element into view. */
function OnLongPage(args: MenuProps) {
  return (
    <div style={{ height: '300vh' }}>
      <Menu {...args} />
    </div>
  );
}

export const AboveBars = meta.story({
  render: OnLongPage,
  play: async ({ canvas, step }) => {
    document.documentElement.style.setProperty('--bars-height', '90vh');
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /My account/ })).toHaveFocus());
    await step('the arrow keys focus an entry beside the bars without scrolling the page', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /Dark/ })).toHaveFocus());
      await expect(window.scrollY).toBe(0);
    });
    await step('Home and End do not reach the page, whose scrolling would close the menu', async () => {
      for (const [key, name] of [
        ['Home', /My account/],
        ['End', /Dark/],
      ] as const) {
        const entry = document.activeElement ?? document.body;
        await expect(fireEvent.keyDown(entry, { key })).toBe(false);
        await waitFor(() => expect(screen.getByText(name).closest('[role^=menuitem]')).toHaveFocus());
      }
    });
    document.documentElement.style.removeProperty('--bars-height');
  },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More' })).toBeVisible());
  },
});

export const LongText = meta.story({
  args: {
    sections: [
      {
        label: 'Vy',
        items: [
          { id: 'a', label: 'Zobraziť všetky nevybavené žiadosti o neprítomnosť podriadených zamestnancov' },
          { id: 'b', label: 'Arbeitsunfähigkeitsbescheinigungsverwaltungsberechtigung', description: 'AUVB' },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

function BesideAButton(args: MenuProps) {
  return (
    <>
      <Menu {...args} />
      <Button onPress={() => args.onAction?.('beside')}>Save</Button>
    </>
  );
}

export const PressedBeside = meta.story({
  render: BesideAButton,
  play: async ({ canvas, args, step }) => {
    const [trigger, beside] = canvas.getAllByRole('button');
    if (!trigger || !beside) throw new Error('There are two buttons.');
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await step('a click outside closes the menu and does not press the button below', async () => {
      const { left, top } = beside.getBoundingClientRect();
      const hit = document.elementFromPoint(left + 8, top + 8);
      await userEvent.click(hit ?? beside);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(args.onAction).not.toHaveBeenCalled();
    });
    await step('the focus returns, and the next click presses the other button', async () => {
      await waitFor(() => expect(trigger).toHaveFocus());
      await userEvent.click(beside);
      await expect(args.onAction).toHaveBeenCalledWith('beside');
    });
  },
});

export const LeftByTab = meta.story({
  render: BesideAButton,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /My account/ })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
});
