import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { DeferredPersonPicker } from './DeferredPersonPicker.tsx';

const meta = preview.meta({
  component: DeferredPersonPicker,
  args: {
    agenda: 'requests' as const,
    label: 'Applicant',
    placeholder: 'Everyone',
    value: null,
    onChange: fn(),
  },
  parameters: { layout: 'padded', scenario: { person: 'approver' } },
});

export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.findByRole('combobox', { name: 'Applicant' })).resolves.toHaveAttribute(
      'placeholder',
      'Everyone',
    ),
});

const jana = { personRef: '0001001', name: '100234 Dvořáková Jana' };

export const Chosen = meta.story({
  args: { value: jana },
  play: ({ canvas }) =>
    expect(canvas.findByRole('combobox', { name: 'Applicant' })).resolves.toHaveValue(
      '100234 Dvořáková Jana',
    ),
});

export const Emptied = meta.story({
  args: { value: jana },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.clear(await canvas.findByRole('combobox', { name: 'Applicant' }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
});

export const Open = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Applicant' }));
    await step('a person can be selected', async () => {
      await userEvent.click(await screen.findByRole('option', { name: /Dvořáková Jana/ }));
      await expect(args.onChange).toHaveBeenCalled();
    });
  },
});
