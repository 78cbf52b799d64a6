import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { at, inDayLayout, knownAt, onDay, wholeDay } from './my-day.fixtures.tsx';
import { MyDay } from './MyDay.tsx';

const night = onDay(20, '22:00–06:00', { name: 'Noční směna' });
const late = onDay(30, '14:00–22:00', { name: 'Odpolední směna' });

const meta = preview.meta({
  component: MyDay,
  args: {
    now: at('23:10'),
    lastPass: null,
    plan: knownAt(at('23:10'), { intervals: [night, late] }),
  },
  decorators: [inDayLayout],
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  play: ({ canvas }) =>
    expect(canvas.findByText('Next: Mon 30 Nov 14:00, Odpolední směna')).resolves.toBeVisible(),
});
export const InCzech = meta.story({
  globals: { language: 'cs' },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Směna do so 6:00')).resolves.toBeVisible();
    await expect(canvas.getByText('Další: po 30. 11. 14:00, Odpolední směna')).toBeVisible();
  },
});
export const InSlovak = meta.story({
  args: { now: at('08:00'), plan: knownAt(at('08:00'), { intervals: [wholeDay(20), wholeDay(21)] }) },
  globals: { language: 'sk' },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Dovolenka do so 21. 11.')).resolves.toBeVisible();
    await expect(canvas.getByText('Tento mesiac už nemáte žiadnu zmenu.')).toBeVisible();
  },
});
export const LongNames = meta.story({
  args: {
    now: at('08:00'),
    plan: knownAt(at('08:00'), {
      intervals: [
        wholeDay(20, { name: 'Mateřská dovolená nebo ošetřování člena rodiny podle zvláštního předpisu' }),
        onDay(30, '14:00–22:00', { name: 'Odpolední směna se zkrácenou přestávkou' }),
      ],
    }),
  },
  globals: { language: 'pseudo', viewport: { value: 'narrow' } },
  parameters: { pictures: true },
});
