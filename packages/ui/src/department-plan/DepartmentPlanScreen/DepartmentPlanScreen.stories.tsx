import { localDate } from '@selfservice/api/core/local-date';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { wordsAreThereInTime } from '../../centres/centres.fixtures.ts';
import { bars, headOf, inCentre, planMeta, plansAreThere } from '../departmentPlan.fixtures.ts';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';

const meta = preview.meta({ ...planMeta, component: DepartmentPlanScreen });

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await headOf(/Dvořáková Jana\s+100234/);
    await plansAreThere();
    await step('without a choice it is the own centre', async () => {
      await expect(canvas.getByRole('button', { name: 'Assembly with sub-centres' })).toBeVisible();
      // A phone says how many plans have come until all of them have.
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
  args: { mode: 3 },
  parameters: { pictures: false },
  play: plansAreThere,
});

export const OneDay = meta.story({
  args: { mode: 1 },
  parameters: { pictures: false },
  play: plansAreThere,
});

export const AsList = meta.story({
  args: { mode: 3 },
  play: async ({ canvas, step }) => {
    await plansAreThere();
    await step('the same plan in words', async () => {
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
  parameters: {
    pictures: false,
    scenario: {
      ...planMeta.parameters.scenario,
      failures: [failing('postDepartmentIntervals', 'timeout')],
    },
  },
  play: async ({ canvas, step }) => {
    await headOf(/Dvořáková Jana/);
    await step('the people stand there, their plans are on their way', async () => {
      await expect(bars()).toEqual([]);
      await expect(canvas.getAllByText(/^36 people$| of 36$/)[0]).toBeVisible();
    });
  },
});

export const Empty = meta.story({
  args: { choice: inCentre('Machine park', false) },
  parameters: { scenario: { person: 'manager' } },
  play: async ({ canvas, loaded, step }) => {
    await wordsAreThereInTime(loaded, 'Nobody works in Machine park.');
    const button = canvas.getByRole('button', { name: 'Choose another centre' });
    await step('the button is whole, and no interval of a plan', async () => {
      const plan = canvas.getByRole('grid').getBoundingClientRect();
      await expect(button.getBoundingClientRect().bottom).toBeLessThan(plan.bottom);
      await expect(getComputedStyle(button, '::before').content).toBe('none');
    });
    await step('the way out is another centre', async () => {
      await userEvent.click(button);
      await expect(screen.findByRole('dialog', { name: 'Choose a centre' })).resolves.toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

export const Failed = meta.story({
  parameters: {
    scenario: { ...planMeta.parameters.scenario, failures: [failing('postDepartmentPeople', '500')] },
  },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('The plan could not be loaded.')).resolves.toBeVisible();
    await step('it can be tried again, and another centre can be chosen', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.findByText('The plan could not be loaded.')).resolves.toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Assembly with sub-centres' })).toBeVisible();
    });
  },
});

export const PlansFailed = meta.story({
  parameters: {
    scenario: {
      ...planMeta.parameters.scenario,
      failures: [failing('postDepartmentIntervals', '500')],
    },
  },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('The plans of 36 people could not be loaded.')).resolves.toBeVisible();
    await step('each row is marked and does not say it again', async () => {
      await expect(canvas.getAllByRole('gridcell', { name: 'Plan not loaded' })[0]).toBeVisible();
      await expect(canvas.queryByText('Plan not loaded')).toBeNull();
    });
    await step('it can be tried again', () =>
      expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible(),
    );
  },
});

export const TooManyPersons = meta.story({
  parameters: { scenario: { person: 'twoEmployments' } },
  play: async ({ canvas, step }) => {
    await step('the warning stands in the place of the data', async () => {
      await expect(
        canvas.findByText('Center "Warehouse" includes more persons than is allowed to load (1000).'),
      ).resolves.toBeVisible();
      await expect(canvas.queryByRole('grid')).toBeNull();
    });
    await step('the way out is another centre', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose another centre' }));
      await expect(screen.findByRole('dialog', { name: 'Choose a centre' })).resolves.toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

export const ThousandPersons = meta.story({
  parameters: { pictures: false, scenario: { person: 'manager' } },
  play: async ({ canvas, step }) => {
    await plansAreThere();
    await step('as many as may be shown stand there, only those visible are drawn', async () => {
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
  args: { choice: inCentre('Canteen') },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('The centre could not be loaded.')).resolves.toBeVisible();
    await step('the own centre is a way out', async () => {
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
