import { localTime } from '@selfservice/api/core/local-time';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { controlledStory } from '../controlledStory.fixtures.ts';
import { TimeField } from './TimeField.tsx';

const meta = preview.meta({
  component: TimeField,
  args: {
    label: 'Start',
    value: localTime('08:00'),
    onChange: fn(),
    style: { maxWidth: 240 },
  },
  parameters: { layout: 'padded' },
  render: controlledStory(TimeField),
});

const part = (name: string) => screen.findByRole('spinbutton', { name: `${name}, Start` });
const later = '30 min later, Start';
const earlier = '30 min earlier, Start';

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('the buttons change the time by a step', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: later }));
      await expect(args.onChange).toHaveBeenLastCalledWith('08:30');
      await userEvent.click(canvas.getByRole('button', { name: earlier }));
      await expect(args.onChange).toHaveBeenLastCalledWith('08:00');
    });
  },
});
export const Empty = meta.story({
  args: { value: null, startAt: localTime('07:00') },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: later }));
    await expect(args.onChange).toHaveBeenCalledWith('07:00');
  },
});
export const WithDescription = meta.story({
  args: { description: 'When the shift begins.' },
  play: ({ canvas }) => expect(canvas.getByText('When the shift begins.')).toBeVisible(),
});
export const Required = meta.story({
  args: { value: null, isRequired: true },
  play: ({ canvas }) => expect(canvas.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-required', 'true'),
});
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: later })).toBeDisabled(),
});
export const Invalid = meta.story({
  args: { errorMessage: 'The end lies before the start.' },
  play: async ({ canvas }) => {
    await canvas.findByText('The end lies before the start.');
    await expect(await part('hour')).toBeInvalid();
  },
});
export const MinAndMax = meta.story({
  args: { min: localTime('06:00'), max: localTime('18:00'), value: localTime('18:00') },
  play: async ({ canvas, step }) => {
    await step('the button beyond the limit is disabled', async () =>
      expect(await canvas.findByRole('button', { name: later })).toBeDisabled(),
    );
    const fault = 'The latest possible time is 18:00.';
    await step('a time beyond the limit can be typed without an error', async () => {
      (await part('hour')).focus();
      await userEvent.keyboard('1915');
      await expect(canvas.queryByText(fault)).not.toBeInTheDocument();
    });
    await step('the error is shown when the field loses the focus', async () => {
      await userEvent.tab();
      await canvas.findByText(fault);
      await expect(await part('hour')).toBeInvalid();
    });
    await step('the error disappears when the time is valid', async () => {
      (await part('hour')).focus();
      await userEvent.keyboard('17');
      await expect(canvas.queryByText(fault)).not.toBeInTheDocument();
    });
  },
});
export const AtMidnight = meta.story({
  args: { value: localTime('23:30') },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: later })).toBeDisabled();
    (await part('minute')).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Strict = meta.story({
  args: { value: localTime('08:17'), isStrict: true },
  play: async ({ canvas }) => {
    await canvas.findByText('Enter a time in steps of 30 min.');
  },
});
export const InCzech = meta.story({
  globals: { language: 'cs' },
  args: { label: 'Začátek' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Začátek' })).toHaveTextContent(/0?8:00(?! AM)/),
});
export const InSlovak = meta.story({
  globals: { language: 'sk' },
  args: { label: 'Začiatok' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Začiatok' })).toHaveTextContent(/0?8:00(?! AM)/),
});
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' }, language: 'sk' },
  args: {
    label: 'Začiatok dlhodobej neprítomnosti zamestnanca na pracovisku v zahraničí',
    description: 'Vyplňte, prosím, čo najpresnejšie; začiatok uvidí každý schvaľovateľ vašej žiadosti.',
  },
  play: fitsWindow,
});
