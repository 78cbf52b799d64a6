import { postDepartmentIntervals } from '@selfservice/api/department-plan/department-plan.wire';
import { failing } from '@selfservice/mock-server/core/failure';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { planMeta } from '../departmentPlan.fixtures.ts';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';

/** A day on a phone: people by shift below the days of the week. */
const meta = preview.meta({
  ...planMeta,
  component: DepartmentPlanScreen,
  args: { ...planMeta.args, mode: 1 as const },
  globals: { viewport: { value: 'phone' } },
  tags: ['department-plan-49'],
});

const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name });
const dayCell = (name: RegExp) => screen.findByRole('button', { name });

export const Default = meta.story({
  tags: ['department-plan-45', 'department-plan-50'],
  parameters: { pictures: true },
  play: async ({ args, step }) => {
    await step('people are grouped by shift, then absent and off', async () => {
      await expect(heading(/^Early shift ?6:00–14:00 ?\d+ people$/)).resolves.toBeVisible();
      const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      await expect(names.slice(-2)).toEqual([
        expect.stringMatching(/^Absent\d/),
        expect.stringMatching(/^Off\d/),
      ]);
    });
    await step('the first row is at most 150 px below the screen bar and the controls', async () => {
      const [first] = screen.getAllByRole('heading', { level: 2 });
      await expect(first?.getBoundingClientRect().top).toBeLessThanOrEqual(150);
    });
    await step('a press on a day shows that day', async () => {
      await userEvent.click(await dayCell(/^Wednesday 18 November, \d+ on shift, .*fewest on a workday/));
      await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-11-18');
      await expect(dayCell(/^Wednesday 18 November/)).resolves.toHaveAttribute('aria-pressed', 'true');
      await userEvent.click(await dayCell(/^Friday 20 November/));
      await waitFor(() => expect(screen.getByRole('button', { name: /Doctor/ })).toBeVisible());
    });
  },
});

export const InSlovak = meta.story({
  parameters: { pictures: true },
  globals: { viewport: { value: 'narrow' }, theme: 'dark', language: 'sk' },
  play: () => expect(heading(/6:00–14:00/)).resolves.toBeVisible(),
});

export const PersonAndEntry = meta.story({
  tags: ['department-plan-17', 'department-plan-18'],
  parameters: { pictures: false },
  play: async ({ step }) => {
    await step('a press on a person opens the person', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Adámková Šárka' }));
      const popover = await screen.findByRole('dialog', { name: 'Adámková Šárka' });
      await expect(within(popover).getByRole('button', { name: 'Add absence' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('a press on an entry opens its detail', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Doctor 11:00–13:00' }));
      await expect(screen.findByRole('dialog', { name: 'Doctor' })).resolves.toBeVisible();
    });
  },
});

export const OnlyAbsent = meta.story({
  tags: ['department-plan-47'],
  parameters: { pictures: false },
  play: async ({ step }) => {
    await heading(/^Early shift/);
    await step('the filter shows absent people only, and no one who is off', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Only absent' }));
      await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
      await expect(heading(/^Absent/)).resolves.toBeVisible();
    });
  },
});

export const Loading = meta.story({
  parameters: {
    pictures: true,
    scenario: { ...planMeta.parameters.scenario, failures: [failing('postDepartmentPeople', 'timeout')] },
  },
  play: () => expect(screen.findByText('The plan is loading')).resolves.toBeInTheDocument(),
});

export const PlansFailed = meta.story({
  parameters: { pictures: true },
  beforeEach({ msw }) {
    msw.use(
      http.post(`*${postDepartmentIntervals.path}`, () =>
        HttpResponse.json({ Message: 'Timeout expired.' }, { status: 500 }),
      ),
    );
  },
  play: async ({ step }) => {
    await step('people without plans are one group, with a retry above', async () => {
      await expect(heading(/^Plan not loaded ?36 people$/)).resolves.toBeVisible();
      await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    });
  },
});
