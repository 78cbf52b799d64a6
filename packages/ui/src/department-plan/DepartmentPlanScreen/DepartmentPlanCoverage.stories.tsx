import { postDepartmentIntervals } from '@selfservice/api/department-plan/department-plan.wire';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { headOf, planMeta, plansAreThere } from '../departmentPlan.fixtures.ts';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';

const meta = preview.meta({
  ...planMeta,
  component: DepartmentPlanScreen,
  globals: { viewport: { value: 'desk' } },
});

const count = (name: RegExp) => screen.findByRole('gridcell', { name });
const numberOf = async (name: RegExp) => Number((await count(name)).textContent);

/** Waits until all plans are loaded: before that, the heading of the people shows how many are. */
async function allPlansAreLoaded(): Promise<void> {
  await plansAreThere();
  await screen.findByRole('columnheader', { name: 'Person' });
}

export const Default = meta.story({
  tags: ['department-plan-26'],
  parameters: { pictures: true },
  play: async ({ step }) => {
    await allPlansAreLoaded();
    await step('each day shows the number of people on shift and away', async () => {
      const people =
        (await numberOf(/^Friday 20 November: \d+ on shift$/)) +
        (await numberOf(/^Friday 20 November: \d+ away$/));
      await expect(people).toBe(36);
    });
    await step('a search does not change the numbers', async () => {
      const before = await numberOf(/^Friday 20 November: \d+ on shift$/);
      await userEvent.type(screen.getByRole('searchbox'), 'Fiala');
      await expect(screen.findByText('1 of 36 people')).resolves.toBeVisible();
      await expect(numberOf(/^Friday 20 November: \d+ on shift$/)).resolves.toBe(before);
      await userEvent.clear(screen.getByRole('searchbox'));
    });
  },
});

export const ByHour = meta.story({
  parameters: { pictures: true },
  args: { mode: 1 },
  play: async ({ step }) => {
    await step('consecutive hours with the same number are read together', async () => {
      const cell = await count(/^Friday 20 November: 0:00–\d+:00 \d+ on shift, .*–24:00 \d+ on shift$/);
      await expect(cell).toBeVisible();
    });
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(count(/^Friday 20 November: \d+ on shift$/)).resolves.toBeVisible();
  },
});

export const SameShift = meta.story({
  tags: ['department-plan-17'],
  play: async ({ canvas, step }) => {
    await headOf(/Dvořáková Jana/);
    const row = (await headOf(/Dvořáková Jana/)).closest<HTMLElement>('[role="row"]');
    const [shift] = await waitFor(() => {
      const bars = [...(row?.querySelectorAll<HTMLElement>('[data-interval="shift"]') ?? [])];
      if (bars.length === 0) throw new Error('The plan is not loaded.');
      return bars;
    });
    await step('the same shift is marked in the rows of other people', async () => {
      await userEvent.click(shift ?? document.body);
      const popover = await screen.findByRole('dialog', { name: /Shift/ });
      await expect(popover).toHaveTextContent(/Same shift\s*\d+ other/);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
      const marked = canvas.getAllByRole('button', { name: /^Shift.*, same shift$/ });
      await expect(marked.length).toBeGreaterThan(1);
      await expect(row).toHaveAttribute('data-marked');
    });
    await step('Escape removes the marks', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryAllByRole('button', { name: /same shift$/ })).toEqual([]));
    });
    await step('opening the shift again marks it again', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: /Shift/ });
      await userEvent.keyboard('{Escape}');
      await expect(canvas.findAllByRole('button', { name: /same shift$/ })).resolves.not.toHaveLength(0);
    });
  },
});

export const OnlyAway = meta.story({
  parameters: { pictures: false },
  args: { mode: 1 },
  play: async ({ canvas, step }) => {
    await allPlansAreLoaded();
    const away = await numberOf(/^Friday 20 November: \d+ away$/);
    await step('the filter shows as many people as are counted away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Only away' }));
      await expect(screen.findByText(`${away} of 36 people`)).resolves.toBeVisible();
    });
    await step('the other filter shows the other people', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Only on shift' }));
      await expect(screen.findByText(`${36 - away} of 36 people`)).resolves.toBeVisible();
    });
  },
});

export const PartlyRead = meta.story({
  tags: ['department-plan-27'],
  parameters: { pictures: true, scenario: { person: 'manager' } },
  beforeEach({ msw }) {
    let calls = 0;
    msw.use(
      http.post(`*${postDepartmentIntervals.path}`, () =>
        ++calls > 4 ? HttpResponse.json({ Message: 'Timeout expired.' }, { status: 500 }) : undefined,
      ),
    );
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await step('the number of counted people is shown', () =>
      expect(screen.getByText(/^People read: \d+ of 1000$/)).toBeVisible(),
    );
    await step('a filter shows only people whose plans are loaded', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Only away' }));
      await expect(screen.findByText(/^\d\d of 1000 people$/)).resolves.toBeVisible();
      await expect(canvas.queryByText('Plan not loaded')).toBeNull();
    });
  },
});
