import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { CentreChoosing } from '../../centres/CentreButton/CentreButton.tsx';
import { aChoice } from '../../centres/centres.fixtures.ts';
import { PlanBar } from './PlanBar.tsx';

const of = (choice: CentreChoosing['choice']): CentreChoosing => ({
  choice,
  onChange: fn(),
  isOpen: false,
  onOpenChange: fn(),
});

const meta = preview.meta({
  component: PlanBar,
  args: {
    centre: of(aChoice('Assembly')),
    day: localDate('2026-11-20'),
    today: localDate('2026-11-20'),
    onDayChange: fn(),
    mode: 7 as const,
    onModeChange: fn(),
  },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, step }) => {
    await step('the current number of days is pressed', () =>
      expect(canvas.getByRole('button', { name: 'Week' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await step('the buttons beside the days turn the page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
      await expect(args.onDayChange).toHaveBeenCalledOnce();
    });
  },
});

export const LongNameOnAPhone = meta.story({
  args: { centre: of(aChoice('Department of Preventive Maintenance and Measuring Instruments')), mode: 1 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    await step('the name that is cut has its full text as a title', async () => {
      const name = await canvas.findByText(/^Department of Preventive/);
      await expect(name.closest('[title]')).toHaveAttribute(
        'title',
        expect.stringContaining('Department of Preventive Maintenance and Measuring Instruments'),
      );
    });
    await step('the arrows are 44 px wide and high, and nothing leaves the window', async () => {
      for (const arrow of canvas.getAllByRole('button', { name: /^(Previous|Next)/ })) {
        await expect(arrow.offsetWidth).toBeGreaterThanOrEqual(44);
        await expect(arrow.offsetHeight).toBeGreaterThanOrEqual(44);
        await expect(arrow.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
      }
    });
  },
});

export const WithoutCentre = meta.story({ parameters: { pictures: true }, args: { centre: of(null) } });
export const LongCentre = meta.story({
  args: { centre: of(aChoice('Department of Preventive Maintenance and Measuring Instruments')) },
  globals: { viewport: { value: 'narrow' } },
  parameters: { pictures: true },
});
export const InSlovak = meta.story({ parameters: { pictures: true }, globals: { language: 'sk' } });
