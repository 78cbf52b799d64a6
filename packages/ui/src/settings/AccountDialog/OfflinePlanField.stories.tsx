import { localDateTime } from '@selfservice/api/core/local-date';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { offlinePlanOff } from './accountDialog.fixtures.ts';
import { OfflinePlanField } from './OfflinePlanField.tsx';

const meta = preview.meta({
  component: OfflinePlanField,
  args: offlinePlanOff,
  parameters: { layout: 'padded', pictures: false },
});

const name = 'Keep my next shifts on this device';

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    const control = await canvas.findByRole('switch', { name });
    await step('is off, and says what is kept and who can see it', async () => {
      await expect(control).not.toBeChecked();
      await expect(control).toHaveAccessibleDescription(
        /The next 14 days, encrypted.*anyone using this device/,
      );
    });
    await step('reports the change', async () => {
      await userEvent.click(control);
      await expect(args.onChange).toHaveBeenCalledWith(true);
    });
  },
});

export const On = meta.story({
  args: { isOn: true, keptAt: localDateTime('2026-11-20T07:58:00') },
  play: ({ canvas }) => expect(canvas.findByText('Kept as of Fri 20 Nov 2026 7:58.')).resolves.toBeVisible(),
});

export const Busy = meta.story({
  args: { isOn: true, isBusy: true },
  play: async ({ canvas }) => expect(await canvas.findByRole('switch', { name })).toBeDisabled(),
});

export const WithoutHttps = meta.story({
  args: { refusal: 'insecure' },
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('switch', { name });
    await expect(control).toBeDisabled();
    await expect(control).toHaveAccessibleDescription(/secure connection/);
  },
});

export const Unsupported = meta.story({
  args: { refusal: 'unsupported' },
  play: ({ canvas }) =>
    expect(canvas.findByText('This is not supported by your browser.')).resolves.toBeVisible(),
});

export const InASubstitution = meta.story({
  args: { refusal: 'substitution' },
  play: async ({ canvas }) => expect(await canvas.findByRole('switch', { name })).toBeDisabled(),
});

/** The user's own plan stays kept, and can be removed. */
export const OnInASubstitution = meta.story({
  args: { refusal: 'substitution', isOn: true, isOfOtherPerson: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.findByText('Your own plan is kept.')).resolves.toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name }));
    await expect(args.onChange).toHaveBeenCalledWith(false);
  },
});

export const OfAnotherEmployment = meta.story({
  args: { isOn: true, isOfOtherPerson: true },
  play: ({ canvas }) => expect(canvas.findByText(/your other employment is kept/)).resolves.toBeVisible(),
});

export const NotStored = meta.story({
  args: { problem: 'notStored' },
  play: ({ canvas }) =>
    expect(canvas.findByText('The plan could not be saved in this browser.')).resolves.toBeVisible(),
});

export const NotFetched = meta.story({
  args: { isOn: true, problem: 'notFetched' },
  play: ({ canvas }) => expect(canvas.findByText(/could not be loaded now/)).resolves.toBeVisible(),
});

export const NotDeleted = meta.story({
  args: { problem: 'notDeleted' },
  play: ({ canvas }) => expect(canvas.findByText(/will be removed at the next start/)).resolves.toBeVisible(),
});

export const LongText = meta.story({
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
});
