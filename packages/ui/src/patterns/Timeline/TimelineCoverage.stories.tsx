import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { CountedArgs } from './timelineSamples.fixtures.tsx';
import { CountedDepartment } from './timelineSamples.fixtures.tsx';

const args: CountedArgs = { days: 7, kinds: ['onShift', 'away'] };

/** The counts between the scale and the plans that they are computed from. */
const meta = preview.meta({
  component: CountedDepartment,
  args,
  globals: { viewport: { value: 'desk' } },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('each day has the number of people on shift and away', async () => {
      const [onShift, away] = await canvas.findAllByRole('gridcell', { name: /^Monday 16 November: \d / });
      await expect(onShift).toHaveAccessibleName('Monday 16 November: 7 on shift');
      await expect(onShift).toHaveTextContent(/^7$/);
      await expect(away).toHaveAccessibleName('Monday 16 November: 1 away');
      await expect(away).toHaveTextContent(/^1$/);
    });
    await step('a day without people on shift shows 0', () =>
      expect(canvas.getByRole('gridcell', { name: 'Saturday 21 November: 0 on shift' })).toHaveTextContent(
        /^0$/,
      ),
    );
  },
});

export const ByHour = meta.story({
  args: { days: 1 },
  play: async ({ canvas, step }) => {
    const cell = await canvas.findByRole('gridcell', {
      name: /^Wednesday 18 November: 0:00–6:00 0 on shift, /,
    });
    await step('consecutive hours with the same count share one number', () =>
      expect(
        within(cell)
          .getAllByText(/^\d$/)
          .map(({ textContent }) => textContent),
      ).toEqual(['0', '4', '2', '1']),
    );
    await step('people who are away are counted by day', () =>
      expect(canvas.getByRole('gridcell', { name: 'Wednesday 18 November: 1 away' })).toHaveTextContent(
        /^1$/,
      ),
    );
  },
});

export const ByHourOnAPhone = meta.story({
  args: { days: 1, times: 10 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    const cell = await canvas.findByRole('gridcell', { name: /0:00–6:00 0 on shift, / });
    await step('a number does not wrap in a narrow step', async () => {
      const lines = within(cell)
        .getAllByText(/^\d+$/)
        .map((number) => number.getClientRects().length);
      await expect(new Set(lines)).toEqual(new Set([1]));
      canvas.getByRole('grid').scrollLeft = 100;
    });
  },
});

export const AskedForInARoster = meta.story({
  args: { kinds: ['onShift', 'away', 'asked'], form: 'roster' },
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'cs' },
});

export const NothingRead = meta.story({
  args: { isUnread: true },
  play: async ({ canvas, step }) => {
    const head = await canvas.findByRole('rowheader', { name: 'On shift' });
    await step('the lines are visible but empty', async () => {
      await expect(head).toBeVisible();
      await expect(canvas.queryByRole('gridcell', { name: /on shift|away/ })).toBeNull();
    });
  },
});
