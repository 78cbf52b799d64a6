import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aNight, anUnavailability, aWholeDay } from '../unavailability.fixtures.ts';
import { UnavailabilityList } from './UnavailabilityList.tsx';

const longNote = Array.from(
  { length: 10 },
  (_, line) => `${line + 1}. Doprovázím maminku do nemocnice, klíče od skladu nechám na vrátnici.`,
).join('\n');

const meta = preview.meta({
  component: UnavailabilityList,
  args: {
    unavailabilities: [anUnavailability(), aWholeDay, aNight],
    today: localDate('2026-11-20'),
    deletePermission: 'allowed' as const,
    onDelete: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['unavailability-3', 'unavailability-6', 'unavailability-10'],
  play: async ({ canvas, args, step }) => {
    await step('a whole day, a part of a day and a night have different texts', async () => {
      await expect(canvas.findByText('17:00–20:00')).resolves.toBeVisible();
      await expect(canvas.getByText('All day')).toBeVisible();
      await expect(canvas.getByText('22:00–6:00, the next day')).toBeVisible();
    });
    await step('each upcoming unavailability can only be deleted, and a past one cannot', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      const buttons = canvas.getAllByRole('button');
      await expect(buttons).toHaveLength(2);
      for (const button of buttons) await expect(button).toHaveAccessibleName(/^Delete /);
      await userEvent.click(canvas.getByRole('button', { name: /Wed 9 Dec, All day/ }));
      await expect(args.onDelete).toHaveBeenLastCalledWith(aWholeDay);
    });
  },
});
export const DeleteDisabled = meta.story({
  tags: ['unavailability-19'],
  parameters: { pictures: false },
  args: { deletePermission: 'disabled' as const },
  play: async ({ canvas, args, step }) => {
    const [first] = await canvas.findAllByRole('button');
    if (!first) throw new Error('A disabled button must be visible.');
    await step('the buttons are visible and disabled with the reason', async () => {
      await expect(first).toHaveAccessibleDescription(
        'You are not allowed to change your unavailability. Ask your administrator for access.',
      );
      await userEvent.click(first);
      await expect(args.onDelete).not.toHaveBeenCalled();
    });
  },
});
export const DeleteHidden = meta.story({
  tags: ['unavailability-19'],
  args: { deletePermission: 'hidden' as const },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('All day')).resolves.toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const NothingComing = meta.story({
  args: { unavailabilities: [aNight] },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.findByText('No upcoming unavailability.')).resolves.toBeVisible(),
});
export const WithoutEnd = meta.story({
  args: { unavailabilities: [anUnavailability({ end: null })] },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.findByText('From 17:00')).resolves.toBeVisible(),
});
export const LongText = meta.story({
  args: {
    unavailabilities: [
      anUnavailability({ end: localDateTime('2026-12-01T06:00:00'), note: longNote }),
      { ...aWholeDay, note: 'Arbeitsunfähigkeitsbescheinigungsverwaltungsberechtigung' },
      { ...aNight, note: '' },
    ],
  },
  globals: { language: 'cs', viewport: { value: 'narrow' } },
});
