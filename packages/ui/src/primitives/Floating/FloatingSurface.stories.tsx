import { localDate } from '@selfservice/api/core/local-date';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Select } from '../Select/Select.tsx';
import { afterFocusReturn } from '../focusReturn.ts';
import { FloatingSurface } from './FloatingSurface.tsx';

const options = [
  { id: 'en', label: 'English' },
  { id: 'cs', label: 'Čeština' },
];

function EverythingThatFloats() {
  const [language, setLanguage] = useState<string | null>('en');
  const [day, setDay] = useState<ReturnType<typeof localDate> | null>(localDate('2026-11-25'));
  const [person, setPerson] = useState<string | null>(null);
  return (
    <Dialog title="My account" isOpen>
      <Select label="Language" options={options} value={language} onChange={setLanguage} />
      <DatePicker label="First day" value={day} onChange={setDay} today={localDate('2026-11-20')} />
      <Menu
        label="More"
        trigger={<Button>More</Button>}
        sections={[{ label: 'More', items: [{ id: 'help', label: 'Help' }] }]}
      />
      <ComboBox label="Second language" options={options} value={person} onChange={setPerson} />
    </Dialog>
  );
}

const meta = preview.meta({
  component: FloatingSurface,
  render: () => <EverythingThatFloats />,
});

/**
 * Simulates a slow device: when the floating surface disappears with the focus, the dialog below takes the focus first.
 */
function takeLostFocus(role: string): void {
  const dialog = screen.getByRole('dialog', { name: 'My account', hidden: true });
  const taken = new MutationObserver(() => {
    if (screen.queryByRole(role)) return;
    taken.disconnect();
    dialog.focus();
  });
  taken.observe(document.body, { childList: true, subtree: true });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

export const FocusReturned = meta.story({
  play: async ({ step }) => {
    await step('selecting an option returns the focus to its button', async () => {
      await userEvent.click(button(/Language/));
      const option = await screen.findByRole('option', { name: 'Čeština' });
      takeLostFocus('listbox');
      await userEvent.click(option);
      await waitFor(() => expect(button(/Language/)).toHaveFocus());
    });
    await step('picking a day returns the focus to its button', async () => {
      await userEvent.click(button('Calendar First day'));
      const day = await screen.findByRole('button', { name: 'Monday, 2 November 2026' });
      takeLostFocus('grid');
      await userEvent.click(day);
      await waitFor(() => expect(button('Calendar First day')).toHaveFocus());
    });
    await step('activating a menu entry returns the focus to its button', async () => {
      await userEvent.click(button('More'));
      const entry = await screen.findByRole('menuitem', { name: 'Help' });
      takeLostFocus('menu');
      await userEvent.click(entry);
      await waitFor(() => expect(button('More')).toHaveFocus());
    });
  },
});

export const FocusMovedOn = meta.story({
  play: async ({ step }) => {
    const field = screen.getByRole('combobox', { name: 'Second language' });
    const expectLeftAlone = async (element: HTMLElement) => {
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
      await new Promise<void>((resolve) => afterFocusReturn(resolve));
      await expect(element).toHaveFocus();
    };
    await step('the focus stays in the dialog after a click beside the field', async () => {
      await userEvent.click(field);
      await screen.findByRole('listbox');
      await userEvent.click(screen.getByText('My account'));
      await expectLeftAlone(screen.getByRole('dialog', { name: 'My account' }));
    });
    await step('the focus stays on the next element after Tab', async () => {
      await userEvent.click(field);
      await screen.findByRole('listbox');
      await userEvent.tab({ shift: true });
      await expectLeftAlone(button('More'));
    });
  },
});
