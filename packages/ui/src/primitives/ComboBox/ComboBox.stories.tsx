import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { ComboBox } from './ComboBox.tsx';
import type { ComboBoxProps } from './ComboBox.tsx';

const people = [
  'Adamec Jan',
  'Bartoš Miroslav',
  'Dvořáková Jana',
  'Horák Tomáš',
  'Kováč Juraj',
  'Malá Eva',
  'Novák Petr',
  'Nováková Lucie',
  'Svobodová Alena',
].map((label, index) => ({ id: `00${index}`, label, description: `10023${index}` }));

/** Filters the options by the typed text, as a server would. */
function Searching(args: ComboBoxProps) {
  const [typed, setTyped] = useState('');
  const [value, setValue] = useState(args.value);
  return (
    <ComboBox
      {...args}
      options={args.options.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))}
      value={value}
      onSearch={setTyped}
      onChange={(id) => {
        setValue(id);
        args.onChange(id);
      }}
    />
  );
}

const meta = preview.meta({
  component: ComboBox,
  args: { label: 'Person', options: people, value: null, onChange: fn(), onRetry: fn() },
  render: (args) => <Searching {...args} />,
  parameters: { layout: 'padded' },
});

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
};

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('combobox', { name: 'Person' })).toBeVisible(),
});
export const Placeholder = meta.story({
  args: { placeholder: 'Everyone' },
  play: ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveAttribute('placeholder', 'Everyone'),
});
export const Open = meta.story({
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByRole('option', { name: /Adamec/ })).toBeVisible());
    await expect(screen.getByRole('listbox').offsetHeight).toBe(288);
  },
});
export const Loading = meta.story({
  args: { options: [], status: 'loading' as const },
  play: async () => {
    await open();
    await waitFor(() => expect(screen.getByText('Loading…')).toBeVisible());
  },
});
export const NothingFound = meta.story({
  parameters: { pictures: true },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('xyz');
    await waitFor(() => expect(screen.getByText('Nothing found.')).toBeVisible());
  },
});
export const Failed = meta.story({
  args: { options: [], status: 'failed' as const },
  play: async ({ canvas, args, step }) => {
    await step('an error message is shown below the typed text', async () => {
      await userEvent.tab();
      await userEvent.keyboard('nov');
      await waitFor(() => expect(screen.getByText(/The search failed/)).toBeVisible());
    });
    await step('Enter tries again and keeps the typed text', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onRetry).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('combobox')).toHaveValue('nov');
    });
    await step('the button tries again too', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await expect(args.onRetry).toHaveBeenCalledTimes(2);
    });
  },
});
export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Person' });
    await step('typing filters the list', async () => {
      await userEvent.tab();
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('nov');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    });
    await step('the down arrow moves through the options, Enter selects one', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('007');
      await expect(field).toHaveValue('Nováková Lucie');
    });
    await step('all options are listed again afterwards', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(2));
      await userEvent.keyboard('{Escape}');
    });
    await step('Escape discards text typed after the selection', async () => {
      await userEvent.keyboard('x{Escape}');
      await expect(field).toHaveValue('Nováková Lucie');
    });
    await step('clearing the field clears the selection', async () => {
      await userEvent.clear(field);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
});
export const OneThousand = meta.story({
  args: {
    options: Array.from({ length: 1000 }, (_, index) => ({
      id: String(index),
      label: `Person ${index + 1}`,
    })),
  },
  play: async ({ step }) => {
    await open();
    await waitFor(() => expect(screen.getByRole('option', { name: 'Person 1' })).toBeVisible());
    await step('only the visible options are in the document', () =>
      expect(screen.getAllByRole('option').length).toBeLessThan(40),
    );
  },
});
export const LongText = meta.story({
  args: {
    label: 'Zamestnanec, za ktorého sa žiadosť o neprítomnosť zadáva',
    options: [{ id: 'a', label: 'Ing. Alexandra Konštantína Šťastná-Vyskočilová z Nového Mesta, PhD., MBA' }],
    value: 'a',
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 320 }}>
      <Searching {...args} label="Nothing chosen" />
      <Searching {...args} label="Nothing chosen, with a meaning" placeholder="Everyone" />
      <Searching {...args} label="Chosen" value="002" />
      <Searching {...args} label="Loading" options={[]} status="loading" />
      <Searching {...args} label="Invalid" errorMessage="Choose a person." />
      <Searching {...args} label="Disabled" isDisabled value="002" />
    </div>
  ),
});
