import { localDate } from '@selfservice/api/core/local-date';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { wordsAreThereInTime } from '../../centres/centres.fixtures.ts';
import { bars, headOf, inCentre, planMeta, plansAreThere } from '../departmentPlan.fixtures.ts';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';

const meta = preview.meta({ ...planMeta, component: DepartmentPlanScreen });

export const Default = meta.story({
  tags: ['department-plan-1', 'department-plan-2', 'department-plan-9', 'department-plan-14'],
  play: async ({ canvas, step }) => {
    await headOf(/Dvořáková Jana\s+100234/);
    await plansAreThere();
    await step('without a choice the own centre is shown', async () => {
      await expect(canvas.getByRole('button', { name: 'Assembly with sub-centres' })).toBeVisible();
      // A phone shows how many plans are loaded until all of them are.
      await expect(canvas.getAllByText(/^36 people$| of 36$/)[0]).toBeVisible();
    });
    await step('a week begins on Monday', () =>
      expect(canvas.getAllByRole('columnheader')[1]).toHaveAccessibleName(/Monday 16 November/),
    );
    await step('a public holiday is named', () =>
      expect(canvas.getByRole('columnheader', { name: /Struggle for Freedom/ })).toBeInTheDocument(),
    );
  },
});

export const ThreeDays = meta.story({
  tags: ['department-plan-1'],
  args: { mode: 3 },
  parameters: { pictures: false },
  play: plansAreThere,
});

export const OneDay = meta.story({
  tags: ['department-plan-1'],
  args: { mode: 1 },
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
  play: plansAreThere,
});

export const AsList = meta.story({
  args: { mode: 3 },
  play: async ({ canvas, step }) => {
    await plansAreThere();
    await step('the list shows the plan in words', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
      const list = await screen.findByRole('menuitemradio', { name: 'List' });
      await userEvent.click(list);
      await waitFor(() => expect(canvas.getByRole('list', { name: /^Plan of Assembly/ })).toBeVisible());
      await expect(canvas.getAllByText(/^Early/)[0]).toBeVisible();
    });
  },
});

export const Loading = meta.story({
  parameters: {
    scenario: { ...planMeta.parameters.scenario, failures: [failing('postDepartmentPeople', 'timeout')] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Assembly')).resolves.toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
});

export const PartlyLoaded = meta.story({
  tags: ['department-plan-28'],
  parameters: {
    pictures: false,
    scenario: {
      ...planMeta.parameters.scenario,
      failures: [failing('postDepartmentIntervals', 'timeout')],
    },
  },
  play: async ({ canvas, step }) => {
    await headOf(/Dvořáková Jana/);
    await step('the people are shown while their plans are loading', async () => {
      await expect(bars()).toEqual([]);
      await expect(canvas.getAllByText(/^36 people$| of 36$/)[0]).toBeVisible();
    });
  },
});

export const Empty = meta.story({
  tags: ['department-plan-22'],
  args: { choice: inCentre('Machine park', false) },
  parameters: { scenario: { person: 'manager' } },
  play: async ({ canvas, loaded, step }) => {
    await wordsAreThereInTime(loaded, 'No one works in Machine park.');
    const button = canvas.getByRole('button', { name: 'Choose another centre' });
    await step('the button is fully visible and does not look like an interval', async () => {
      const plan = canvas.getByRole('grid').getBoundingClientRect();
      await expect(button.getBoundingClientRect().bottom).toBeLessThan(plan.bottom);
      await expect(getComputedStyle(button, '::before').content).toBe('none');
    });
    await step('a button opens the centre picker', async () => {
      await userEvent.click(button);
      await expect(screen.findByRole('dialog', { name: 'Choose a centre' })).resolves.toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

export const Failed = meta.story({
  tags: ['department-plan-40'],
  parameters: {
    scenario: { ...planMeta.parameters.scenario, failures: [failing('postDepartmentPeople', '500')] },
  },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('The plan could not be loaded.')).resolves.toBeVisible();
    await step('a retry and the centre button are available', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.findByText('The plan could not be loaded.')).resolves.toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Assembly with sub-centres' })).toBeVisible();
    });
  },
});

export const PlansFailed = meta.story({
  tags: ['department-plan-41'],
  parameters: {
    scenario: {
      ...planMeta.parameters.scenario,
      failures: [failing('postDepartmentIntervals', '500')],
    },
  },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('The plans of 36 people could not be loaded.')).resolves.toBeVisible();
    await step('each row is marked without repeating the text', async () => {
      await expect(canvas.getAllByRole('gridcell', { name: 'Plan not loaded' })[0]).toBeVisible();
      await expect(canvas.queryByText('Plan not loaded')).toBeNull();
    });
    await step('a retry is available', () =>
      expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible(),
    );
  },
});

export const TooManyPersons = meta.story({
  tags: ['department-plan-21'],
  parameters: { scenario: { person: 'director' } },
  play: async ({ canvas, step }) => {
    await step('the warning replaces the plan', async () => {
      await expect(
        canvas.findByText('Center "Whole company" includes more persons than is allowed to load (1000).'),
      ).resolves.toBeVisible();
      await expect(canvas.queryByRole('grid')).toBeNull();
    });
    await step('a button opens the centre picker', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose another centre' }));
      await expect(screen.findByRole('dialog', { name: 'Choose a centre' })).resolves.toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

export const ThousandPersons = meta.story({
  tags: ['department-plan-44'],
  parameters: { pictures: false, scenario: { person: 'manager' } },
  play: async ({ canvas, step }) => {
    await plansAreThere();
    await step('only the visible people of 1000 are rendered', async () => {
      await expect(canvas.getByRole('button', { name: 'Production with sub-centres' })).toBeVisible();
      await expect(canvas.getAllByText(/^1000 people$| of 1000$/)[0]).toBeVisible();
      await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(80);
    });
  },
});

export const LongNames = meta.story({
  parameters: { scenario: { person: 'longName' } },
  play: async () => {
    await headOf(/Nepomucká-Schwarzenbergová z Vyšehradu/);
  },
});

export const UnknownCentre = meta.story({
  tags: ['department-plan-42'],
  args: { choice: inCentre('Canteen') },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('The centre could not be loaded.')).resolves.toBeVisible();
    await step('a button shows the own centre', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show my own centre' }));
      await headOf(/Dvořáková Jana/);
    });
  },
});

export const NoNetwork = meta.story({
  parameters: { pictures: false, scenario: { ...planMeta.parameters.scenario, isOffline: true } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('The centre could not be loaded.')).resolves.toBeVisible();
    await expect(canvas.getByText('Data not available, check your connection.')).toBeVisible();
  },
});

export const Malformed = meta.story({
  parameters: {
    pictures: false,
    scenario: {
      ...planMeta.parameters.scenario,
      failures: [failing('postDepartmentPeople', 'malformed')],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('The plan could not be loaded.')).resolves.toBeVisible();
    await userEvent.click(canvas.getByText('Details for the administrator'));
    await expect(canvas.getByText(/SelfService_GetDepartmentPlanData/)).toBeVisible();
  },
});

export const ChristmasInCzech = meta.story({
  args: { day: localDate('2026-12-24') },
  globals: { language: 'cs' },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await plansAreThere();
    await expect(canvas.getByRole('columnheader', { name: /25\. prosince/ })).toBeInTheDocument();
  },
});
