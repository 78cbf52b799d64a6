import { expect, waitFor } from 'storybook/test';
import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';
import { myPlanMeta } from './myPlanScreen.fixtures.tsx';

const meta = preview.meta({
  ...myPlanMeta,
  component: MyPlanScreen,
  decorators: [inFrame('my-plan')],
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.findAllByRole('button', { name: /Day shift/ })).resolves.not.toHaveLength(0);
    await step('the warning is a line above the button that it is about', async () => {
      const warning = canvas.getByText('Confirm acquaint with your plan').getBoundingClientRect();
      const button = canvas.getByRole('button', { name: /^Sign / }).getBoundingClientRect();
      await expect(warning.bottom).toBeLessThanOrEqual(button.top);
      await expect(button.top - warning.bottom).toBeLessThan(24);
    });
    // The days become lower when the bar of actions appears.
    await step('it covers nothing', () =>
      waitFor(() => {
        const warning = canvas.getByText('Confirm acquaint with your plan');
        const { left, right, top, bottom } = warning.getBoundingClientRect();
        const below = document
          .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
          .filter((element) => !element.contains(warning) && element.matches('button, a, p, td, li, span'));
        return expect(below).toEqual([]);
      }),
    );
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ args: { view: null }, globals: { viewport: { value: 'phone' } } });
export const FirstRowOnAPhone = meta.story({
  tags: ['my-plan-48'],
  args: { view: null },
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    const today = await canvas.findByRole('button', { current: 'date' });
    const box = canvas.getByRole('region', { name: 'Plan for November 2026' }).parentElement as HTMLElement;
    await step('the days begin near the top', () =>
      expect(box.getBoundingClientRect().top).toBeLessThanOrEqual(150),
    );
    await step('today is visible above the bar of actions', () =>
      waitFor(() =>
        expect(today.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom),
      ),
    );
  },
});
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const SmallDeskInSlovak = meta.story({
  globals: { viewport: { value: 'laptop' }, language: 'sk' },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    const totals = await canvas.findByText(/^\d+ zmien/);
    await step('the totals are below the button for today', async () => {
      const today = canvas.getByRole('button', { name: 'Dnes' }).getBoundingClientRect();
      await expect(totals.getBoundingClientRect().top).toBeGreaterThanOrEqual(today.bottom);
    });
  },
});
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
