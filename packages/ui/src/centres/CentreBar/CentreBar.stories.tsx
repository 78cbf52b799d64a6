import type { LocalMonth } from '@selfservice/api/core/local-date';
import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MonthPicker } from '../../patterns/MonthPicker/MonthPicker.tsx';
import { aChoice } from '../centres.fixtures.ts';
import { CentreBar } from './CentreBar.tsx';

const onMonthChange = fn();

const meta = preview.meta({
  component: CentreBar,
  args: {
    choice: aChoice('Assembly'),
    onChange: fn(),
    isOpen: false,
    onOpenChange: fn(),
    month: (
      <MonthPicker
        label="Month of the plans"
        value={'2026-11' as LocalMonth}
        onChange={onMonthChange}
        today={localDate('2026-11-20')}
      />
    ),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['centres-1'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assembly with sub-centres' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(onMonthChange).toHaveBeenCalledWith('2026-12');
  },
});

export const WithoutMonth = meta.story({
  args: { month: undefined },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('button', { name: /Assembly/ })).resolves.toBeVisible();
    await expect(canvas.queryByRole('button', { name: /month/i })).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    choice: aChoice('Department of Preventive Maintenance and Measuring Instruments', {
      categoryRef: '010',
      categoryName: 'Foremen and their deputies',
    }),
  },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Oddelenie/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Czech has long names of centres and months. */
export const OneLine = meta.story({
  args: { choice: aChoice('Oddělení preventivní údržby a měřicích přístrojů') },
  globals: { language: 'cs', viewport: { value: 'phone' } },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    const centre = (await canvas.findByRole('button', { name: /^Oddělení/ })).getBoundingClientRect();
    const next = canvas.getByRole('button', { name: 'Následující měsíc' }).getBoundingClientRect();
    await step('centre and month share a line, and the arrow stays in the window', async () => {
      await expect(Math.abs(centre.top + centre.bottom - next.top - next.bottom)).toBeLessThan(4);
      await expect(next.right).toBeLessThanOrEqual(window.innerWidth);
      await expect(centre.width).toBeGreaterThan(80);
    });
  },
});
