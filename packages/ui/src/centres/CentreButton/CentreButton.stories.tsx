import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aChoice, peopleOf, row, rowIsThere } from '../centres.fixtures.ts';
import { CentreButton } from './CentreButton.tsx';

const meta = preview.meta({
  component: CentreButton,
  args: { choice: aChoice('Assembly'), onChange: fn(), isOpen: false, onOpenChange: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['centres-1'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assembly with sub-centres' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
});

export const WithoutSubcentres = meta.story({
  tags: ['centres-1'],
  args: { choice: aChoice('Assembly', { includesSubcentres: false }) },
  parameters: { pictures: false },
  play: ({ canvas }) =>
    expect(canvas.findByRole('button', { name: 'Assembly without sub-centres' })).resolves.toBeVisible(),
});

export const OfOneCategory = meta.story({
  tags: ['centres-1'],
  args: { choice: aChoice('Assembly', { categoryRef: '010', categoryName: 'Foremen' }) },
  parameters: { pictures: false },
  play: ({ canvas }) =>
    expect(
      canvas.findByRole('button', { name: 'Assembly with sub-centres, Foremen' }),
    ).resolves.toBeVisible(),
});

export const CategoryNotKnownYet = meta.story({
  tags: ['centres-1'],
  args: { choice: aChoice('Assembly', { categoryRef: '010' }) },
  parameters: { pictures: false },
  play: ({ canvas }) =>
    expect(
      canvas.findByRole('button', { name: 'Assembly with sub-centres, one category' }),
    ).resolves.toBeVisible(),
});

export const Choosing = meta.story({
  tags: ['centres-1', 'centres-6'],
  args: { choice: aChoice('Production') },
  parameters: { pictures: false, scenario: { person: 'manager' } },
  render: function Opener(args) {
    const [isOpen, setIsOpen] = useState(false);
    return <CentreButton {...args} isOpen={isOpen} onOpenChange={setIsOpen} />;
  },
  play: async ({ canvas, args, step }) => {
    const button = await canvas.findByRole('button', { name: 'Production with sub-centres' });
    await step('reports the chosen centre and closes the picker', async () => {
      await userEvent.click(button);
      await rowIsThere('Serial production');
      await userEvent.click(row('Serial production'));
      const confirm = screen.getByRole('button', { name: 'Confirm' });
      await waitFor(() => expect(confirm).toHaveAccessibleDescription(/^Serial production/));
      await userEvent.click(confirm);
      await expect(args.onChange).toHaveBeenCalledWith(peopleOf('Serial production'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Escape closes it without a choice and focuses the button', async () => {
      await userEvent.click(button);
      await screen.findByRole('dialog', { name: 'Choose a centre' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
});

export const NothingChosen = meta.story({ args: { choice: null } });

export const LongText = meta.story({
  args: {
    choice: aChoice('Department of Preventive Maintenance and Measuring Instruments', { categoryRef: '010' }),
  },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
});
