import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Select } from './Select.tsx';
import type { SelectProps } from './Select.tsx';

const languages = [
  { id: 'en', label: 'English' },
  { id: 'cs', label: 'Čeština' },
  { id: 'sk', label: 'Slovenčina' },
];

function Stateful(args: SelectProps) {
  const [value, setValue] = useState(args.value);
  const change = (id: string) => {
    setValue(id);
    args.onChange(id);
  };
  return <Select {...args} value={value} onChange={change} />;
}

const meta = preview.meta({
  component: Select,
  args: { label: 'Language', options: languages, value: 'cs', onChange: fn() },
  render: (args) => <Stateful {...args} />,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: /Language/ })).toBeVisible(),
});
export const Invalid = meta.story({
  args: { value: null, errorMessage: 'Choose an account.' },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAccessibleDescription('Choose an account.'),
});
export const WithDescription = meta.story({
  args: { description: 'It changes when you save.' },
  play: ({ canvas }) => expect(canvas.getByText('It changes when you save.')).toBeVisible(),
});
export const Open = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Language/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Slovenčina' })).toBeVisible());
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: /Language/ });
    await step('the down arrow opens the list and focuses the selected option', async () => {
      await userEvent.tab();
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Čeština' })).toHaveFocus());
    });
    await step('arrows move, Home and End move to the ends, typed letters find an option', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Slovenčina' })).toHaveFocus());
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'English' })).toHaveFocus());
      await userEvent.keyboard('s');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Slovenčina' })).toHaveFocus());
    });
    await step('Enter selects the option and returns the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith('sk');
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Escape closes the list without a change', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
      await userEvent.keyboard('{Home}{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
});
export const LongText = meta.story({
  args: {
    label: 'Druh dlhodobej neprítomnosti zamestnanca na pracovisku',
    options: [
      { id: 'a', label: 'Ošetrovanie chorého člena rodiny alebo starostlivosť o dieťa do desiatich rokov' },
      { id: 'b', label: 'Arbeitsunfähigkeitsbescheinigungsverwaltungsberechtigung', description: 'AUVB' },
    ],
    value: 'a',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 320 }}>
      <Stateful {...args} label="Chosen" />
      <Stateful {...args} label="Nothing chosen" value={null} />
      <Stateful {...args} label="Loading" value={null} isLoading />
      <Stateful {...args} label="Invalid" value={null} errorMessage="Choose an account." />
      <Stateful {...args} label="Disabled" isDisabled />
    </div>
  ),
});
