import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent } from 'storybook/test';
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
    view: 'timeline' as const,
    onViewChange: fn(),
    presence: 'everybody' as const,
    onPresenceChange: fn(),
    onRecalculate: fn(),
    plans: [],
    onSearchingChange: fn(),
  },
  decorators: [
    // On a phone the tools are beside the title of the screen.
    (Story) => (
      <div style={{ position: 'relative', paddingTop: 48 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['department-plan-31'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, step }) => {
    await step('a button recalculates the plans', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Recalculate the plans' }));
      await expect(args.onRecalculate).toHaveBeenCalledOnce();
    });
    await step('the current number of days is pressed', () =>
      expect(canvas.getByRole('button', { name: 'Week' })).toHaveAttribute('aria-pressed', 'true'),
    );
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Recalculate the plans' }));
    await expect(args.onRecalculate).toHaveBeenCalledOnce();
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Only away' }));
    await expect(args.onPresenceChange).toHaveBeenCalledWith('away');
  },
});

export const Recalculating = meta.story({
  args: { isRecalculating: true },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recalculate the plans' }));
    await expect(args.onRecalculate).not.toHaveBeenCalled();
  },
});

export const WithoutCentre = meta.story({ parameters: { pictures: true }, args: { centre: of(null) } });
export const LongCentre = meta.story({
  args: { centre: of(aChoice('Department of Preventive Maintenance and Measuring Instruments')) },
  globals: { viewport: { value: 'narrow' } },
  parameters: { pictures: true },
});
export const InSlovak = meta.story({ parameters: { pictures: true }, globals: { language: 'sk' } });
