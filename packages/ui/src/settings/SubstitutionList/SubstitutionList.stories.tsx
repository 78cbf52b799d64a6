import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aSubstitution } from '../settings.fixtures.ts';
import { SubstitutionList } from './SubstitutionList.tsx';

const current = aSubstitution({
  id: 71,
  name: 'doc. PhDr. Nepomucká-Schwarzenbergová z Vyšehradu Alexandra Konstantína, CSc., MBA',
  start: localDate('2026-11-16'),
  end: localDate('2026-11-20'),
});
const past = aSubstitution({ id: 73, start: localDate('2026-11-10'), end: localDate('2026-11-19') });

const meta = preview.meta({
  component: SubstitutionList,
  args: { substitutions: [past, aSubstitution(), current], onDelete: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['settings-5', 'settings-6'],
  play: async ({ canvas, args, step }) => {
    await step('lists the current one first, and states the time in words', async () => {
      const rows = await canvas.findAllByRole('listitem');
      const words = ['Current', 'Upcoming', 'Past'];
      for (const [index, row] of rows.entries()) await expect(row).toHaveTextContent(words[index] ?? '');
    });
    await step('each that is not past has a button with an unambiguous name', async () => {
      await expect(canvas.getAllByRole('button')).toHaveLength(2);
      await userEvent.click(canvas.getByRole('button', { name: /Alexandra Konstantína.*16–20/ }));
      await expect(args.onDelete).toHaveBeenCalledWith(current);
    });
  },
});
