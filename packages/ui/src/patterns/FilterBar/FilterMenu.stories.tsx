import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { waitForFocusIn } from '#storybook/wait-for-focus.ts';
import { FilterMenu } from './FilterMenu.tsx';
import type { FilterChoice } from './FilterPlace.ts';

const states = ['all', 'open', 'signed'] as const;
type State = (typeof states)[number];
const words: Record<State, string> = { all: 'All', open: 'Only open', signed: 'Only signed' };

const args: FilterChoice<State> = {
  label: 'State',
  options: states.map((id) => ({ id, label: words[id] })),
  value: 'open',
  onChange: fn(),
};

const meta = preview.meta({
  component: FilterMenu<State>,
  args,
  render: function Chooser(args) {
    const [value, setValue] = useState(args.value);
    return (
      <FilterMenu
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'State Only open' }));
    await step('the selected option is checked', () =>
      waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Only open' })).toBeChecked()),
    );
    await step('choosing another option changes the button', async () => {
      await userEvent.click(screen.getByRole('menuitemradio', { name: 'All' }));
      await expect(args.onChange).toHaveBeenCalledWith('all');
      await expect(canvas.findByRole('button', { name: 'State All' })).resolves.toBeVisible();
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'State Only open' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitForFocusIn(await screen.findByRole('menu'));
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('signed');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'State Only signed' })).toHaveFocus());
  },
});

export const LongText = meta.story({
  args: {
    label: 'Zobrazené stavy výkazov',
    options: [{ id: 'open', label: 'Len výkazy podpísané elektronicky nadriadenými zamestnancami' }],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('button')).resolves.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
