import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { planMeta, plansAreThere } from '../departmentPlan.fixtures.ts';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';

const meta = preview.meta({
  ...planMeta,
  component: DepartmentPlanScreen,
  args: { ...planMeta.args, mode: 1 as const },
  globals: { viewport: { value: 'desk' } },
  parameters: { ...planMeta.parameters, pictures: false },
});

const inGrid = (selector: string) => [...screen.getByRole('grid').querySelectorAll<HTMLElement>(selector)];
/** Returns the marked hours of the first day. */
const markedHours = () => {
  const hours = inGrid('.hour').map(({ textContent }) => Number(textContent));
  const nextDay = hours.indexOf(0, 1);
  return nextDay === -1 ? hours : hours.slice(0, nextDay);
};
/** Returns the hour of the line of the current time. */
const hourOfLine = () => (Number.parseFloat(inGrid('.now')[0]?.style.left ?? '') / 100) * 24;

export const MovingLine = meta.story({
  tags: ['department-plan-12'],
  parameters: { scenario: { ...planMeta.parameters.scenario, at: '2026-11-20T08:00:45' } },
  play: async ({ loaded, step }) => {
    const { clock } = backendOf(loaded);
    await plansAreThere();
    await step('the line is at the current minute', () => expect(hourOfLine()).toBeCloseTo(8, 4));
    await step('the line moves to the next minute after 20 s', async () => {
      clock.advance(20_000);
      await waitFor(() => expect(hourOfLine()).toBeCloseTo(8 + 1 / 60, 4));
    });
  },
});

export const MarkedHours = meta.story({
  tags: ['department-plan-13'],
  play: async ({ canvas, step }) => {
    await plansAreThere();
    await step('one day has a mark every 2 hours', () =>
      expect(markedHours()).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]),
    );
    await step('three days have a mark every 6 hours', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '3 days' }));
      await waitFor(() => expect(markedHours()).toEqual([0, 6, 12, 18]));
    });
    await step('a week has a mark every 12 hours', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Week' }));
      await waitFor(() => expect(markedHours()).toEqual([0, 12]));
    });
  },
});
