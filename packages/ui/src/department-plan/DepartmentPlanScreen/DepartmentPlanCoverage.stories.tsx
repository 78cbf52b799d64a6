import { postDepartmentIntervals } from '@selfservice/api/department-plan/department-plan.wire';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { waitForFocusIn } from '#storybook/wait-for-focus.ts';
import { headOf, planMeta, plansAreThere } from '../departmentPlan.fixtures.ts';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';

const meta = preview.meta({
  ...planMeta,
  component: DepartmentPlanScreen,
  globals: { viewport: { value: 'desk' } },
});

const count = (name: RegExp) => screen.findByRole('gridcell', { name });

/** Returns the counts of a day from its label. */
async function countsOn(day: string): Promise<{ onShift: number; absent: number; off: number }> {
  const { textContent } = await count(new RegExp(`^${day}: `));
  const [, onShift, absent, off] = /: (\d+) on shift, (\d+) absent, (\d+) off/.exec(textContent) ?? [];
  return { onShift: Number(onShift), absent: Number(absent), off: Number(off) };
}

/** Waits until all plans are loaded: before that, the heading of the people shows how many are. */
async function allPlansAreLoaded(): Promise<void> {
  await plansAreThere();
  await screen.findByRole('columnheader', { name: 'Person' });
}

export const Default = meta.story({
  tags: ['department-plan-26', 'department-plan-45', 'department-plan-46'],
  parameters: { pictures: true },
  play: async ({ step }) => {
    await allPlansAreLoaded();
    const friday = await countsOn('Friday 20 November');
    await step('each day shows the numbers of people on shift, absent and off', async () => {
      const { onShift, absent, off } = friday;
      await expect(onShift + absent + off).toBe(36);
      await expect(Math.min(onShift, absent, off)).toBeGreaterThan(0);
    });
    await step('the workday with the fewest people on shift is named, and no holiday', () =>
      expect(count(/^Wednesday 18 November: .* fewest on a workday/)).resolves.toBeVisible(),
    );
    await step('a search does not change the numbers', async () => {
      await userEvent.type(screen.getByRole('searchbox'), 'Fiala');
      await expect(screen.findByText('1 of 36 people')).resolves.toBeVisible();
      await expect(countsOn('Friday 20 November')).resolves.toEqual(friday);
      await userEvent.clear(screen.getByRole('searchbox'));
    });
  },
});

export const ByHour = meta.story({
  parameters: { pictures: true },
  args: { mode: 1 },
  play: async ({ step }) => {
    await step('consecutive hours with the same number are read together', async () => {
      const cell = await count(
        /^Friday 20 November: 0:00–\d+:00 \d+ on shift, .*–24:00 \d+ on shift, \d+ absent/,
      );
      await expect(cell).toBeVisible();
    });
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(count(/^Friday 20 November: \d+ on shift, /)).resolves.toBeVisible();
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
      await waitForFocusIn(row);
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

/** Chooses a filter of people. Below a width of 1024 px it is in the menu. */
async function show(name: string): Promise<void> {
  const opener = window.innerWidth < 1024 ? 'More actions' : /^Who is shown/;
  await userEvent.click(await screen.findByRole('button', { name: opener }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name }));
}

export const OnlyAbsent = meta.story({
  parameters: { pictures: false },
  args: { mode: 1 },
  play: async ({ step }) => {
    await allPlansAreLoaded();
    const head = await screen.findByRole('rowheader', { name: /^On shift \d+ absent · \d+ off$/ });
    const [absent] = /\d+/.exec(head.textContent) ?? [];
    await step(
      'the filter shows as many people as are counted as absent, and no one who is off',
      async () => {
        await show('Only absent');
        await expect(screen.findByText(`${absent} of 36 people`)).resolves.toBeVisible();
      },
    );
    await step('the other filter shows the people on shift', async () => {
      await show('Only on shift');
      await expect(screen.findByText(/^\d\d of 36 people$/)).resolves.toBeVisible();
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
      expect(screen.getByText(/^\d+ of 1000 people loaded$/)).toBeVisible(),
    );
    await step('a filter shows only people whose plans are loaded', async () => {
      await show('Only absent');
      await expect(screen.findByText(/^\d\d of 1000 people$/)).resolves.toBeVisible();
      await expect(canvas.queryByText('Plan not loaded')).toBeNull();
    });
  },
});
