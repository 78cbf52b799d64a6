import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { CountedArgs } from './timelineSamples.fixtures.tsx';
import { CountedDepartment } from './timelineSamples.fixtures.tsx';

const args: CountedArgs = { days: 7, others: ['absent', 'off'] };

/** The counts between the scale and the plans that they are computed from. */
const meta = preview.meta({
  component: CountedDepartment,
  args,
  globals: { viewport: { value: 'desk' } },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('each day has the number of people on shift, absent and off', async () => {
      const cell = await canvas.findByRole('gridcell', {
        name: 'Monday 16 November: 7 on shift, 0 absent, 1 off',
      });
      await expect(cell).toHaveTextContent(/70 · 1$/);
    });
    await step('the workday with the fewest people on shift is named', () =>
      expect(
        canvas.getByRole('gridcell', { name: /^Friday 20 November: .* fewest on a workday$/ }),
      ).toBeVisible(),
    );
    await step('a day without people on shift shows 0', () =>
      expect(canvas.getByRole('gridcell', { name: /^Saturday 21 November: 0 on shift/ })).toHaveTextContent(
        /00 · \d$/,
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
    await step('people who are absent or off are counted by day', () =>
      expect(canvas.getByRole('rowheader', { name: /^On shift \d absent · \d off$/ })).toBeVisible(),
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
  args: { others: ['absent', 'asked'], form: 'roster' },
  globals: { viewport: { value: 'phone' }, theme: 'dark', language: 'cs' },
});

export const NothingRead = meta.story({
  args: { isUnread: true },
  play: async ({ canvas, step }) => {
    const head = await canvas.findByRole('rowheader', { name: 'On shift absent · off' });
    await step('the head is visible and there are no numbers', async () => {
      await expect(head).toBeVisible();
      await expect(canvas.queryByRole('gridcell', { name: /on shift/ })).toBeNull();
    });
  },
});
