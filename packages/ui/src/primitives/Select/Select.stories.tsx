import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Select } from './Select.tsx';
import type { SelectProps } from './Select.tsx';

/** Keeps what was chosen, as a form does. */
function Kept({ onChange, ...props }: SelectProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Select
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id);
        onChange(id);
      }}
    />
  );
}

const meta = preview.meta({
  component: Select,
  args: {
    label: 'Language',
    value: 'en',
    items: [
      { id: 'en', label: 'English' },
      { id: 'cs', label: 'Čeština' },
      { id: 'sk', label: 'Slovenčina' },
    ],
    onChange: fn(),
  },
  parameters: { layout: 'padded' },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'English Language' })).toHaveTextContent('English'),
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    const field = await canvas.findByRole('button');
    await step('the down arrow opens it at the one in use', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'English' })).toHaveFocus());
    });
    await step('a letter finds another', async () => {
      await userEvent.keyboard('s');
      await expect(screen.getByRole('option', { name: 'Slovenčina' })).toHaveFocus();
    });
    await step('Enter takes it and gives the focus back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith('sk');
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveTextContent('Slovenčina');
    });
  },
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(screen.findByRole('option', { name: 'English' })).resolves.toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const NothingChosen = meta.story({
  args: { value: null, description: 'The interface and what is sent to you.' },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Select an item')).resolves.toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'The interface and what is sent to you.',
    );
  },
});

export const Invalid = meta.story({
  args: { value: null, errorMessage: 'Choose a language.' },
  play: ({ canvas }) => expect(canvas.findByText('Choose a language.')).resolves.toBeVisible(),
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongText = meta.story({
  args: {
    label: 'Účet, z ktorého sa bude čerpať neprítomnosť',
    value: 'long',
    items: [
      { id: 'long', label: 'Ošetrovanie člena rodiny s potvrdením od všeobecného lekára' },
      ...Array.from({ length: 12 }, (_, index) => ({
        id: String(index),
        label: `Dovolenka ${2026 - index}`,
      })),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await expect(screen.findByRole('option', { name: /Ošetrovanie/ })).resolves.toBeVisible();
  },
});
