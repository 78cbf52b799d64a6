import { postPlanStates } from '@selfservice/api/plan-states/plan-states.wire';
import { failing } from '@selfservice/mock-server/core/failure';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { openPickerInstead, peopleOf, wordsAreThereInTime } from '../../centres/centres.fixtures.ts';
import {
  failRefresh,
  fitsWindow,
  recover,
  rowOf,
} from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { planStatesMeta } from '../planStates.fixtures.ts';
import { PlanStatesScreen } from './PlanStatesScreen.tsx';

const meta = preview.meta({ ...planStatesMeta, component: PlanStatesScreen });
const person = 'approver';
const firstDay = '2026-11-01T00:00:00Z';
const failed = 'The plans could not be loaded.';

export const Default = meta.story({
  tags: ['plan-states-5'],
  play: async ({ canvas, step }) => {
    await rowOf(/./);
    await step('the tab with today is selected', async () => {
      await expect(canvas.getAllByRole('tab')).toHaveLength(4);
      await expect(canvas.getByRole('tab', { name: /^15–21\sNov/ })).toHaveAttribute('aria-selected', 'true');
    });
  },
});

export const WithDetail = meta.story({
  tags: ['plan-states-7'],
  play: async ({ canvas, step }) => {
    await userEvent.click(await rowOf(/./));
    await step('the detail shows every field and links to mail and phone', async () => {
      const region = await canvas.findByRole('region', { name: /^Plan of .*, 15–21\sNov\s2026$/ });
      const detail = within(region);
      for (const term of [
        'Personal number',
        'State',
        'Days',
        'Kind of plan',
        'Checked by',
        'Approval',
        'Type',
      ])
        await expect(detail.getByText(term)).toBeVisible();
      await expect(detail.getByRole('link', { name: /@/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:\S+@\S+$/),
      );
    });
  },
});

export const Loading = meta.story({
  parameters: { scenario: { person, failures: [failing('getPlanStatesParams', 'timeout')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Assembly')).resolves.toBeVisible();
    await expect(canvas.findByText('Loading')).resolves.toBeInTheDocument();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

export const TooManyPeople = meta.story({
  tags: ['plan-states-8'],
  parameters: { scenario: { person: 'director', recommendedDays: 0 } },
  beforeEach({ msw }) {
    const row = { OcFullName: '1 Novák Jan', Ixsref: '1', DateFrom: firstDay, DateTo: firstDay };
    const Results = Array.from({ length: 1001 }, () => row);
    msw.use(http.post(`*${postPlanStates.path}`, () => HttpResponse.json({ Results })));
  },
  play: async ({ canvas, step }) => {
    await expect(
      canvas.findByText('Center "Whole company" includes more persons than is allowed to load (1000).'),
    ).resolves.toBeVisible();
    await step('the button opens the centre picker', openPickerInstead);
  },
});

export const Failed = meta.story({
  tags: ['plan-states-18'],
  parameters: { pictures: false, scenario: { person, failures: [failing('postPlanStates', '500')] } },
  play: async ({ canvas, loaded, step }) => {
    await expect(canvas.findByText(failed)).resolves.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Assembly with sub-centres' })).toBeVisible();
    await step('another attempt shows the list', () => recover(loaded, /./));
  },
});

export const Offline = meta.story({
  parameters: { pictures: false, scenario: { person, failures: [failing('postPlanStates', 'network')] } },
  play: async ({ canvas, loaded, step }) => {
    await expect(canvas.findByText('Data not available, check your connection.')).resolves.toBeVisible();
    await step('another attempt shows the list', () => recover(loaded, /./));
  },
});

/** While a part loads, the part before can be shown again without a request. */
export const Slow = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    await rowOf(/, Checked$/);
    backendOf(loaded).database.scenario.failures = [failing('postPlanStates', 'timeout')];
    await userEvent.click(canvas.getByRole('tab', { name: /^1–7\sNov/ }));
    await step('placeholders are shown while the part loads', async () => {
      await expect(canvas.findByText('Loading')).resolves.toBeInTheDocument();
      await expect(canvas.queryByRole('row')).toBeNull();
      await expect(canvas.getByRole('tab', { name: /^1–7\sNov/ })).toHaveAttribute('aria-selected', 'true');
    });
    await step('the part before shows its loaded plans', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /^15–21\sNov/ }));
      await expect(canvas.getAllByRole('row', { name: /, Checked$/ })[0]).toBeVisible();
    });
  },
});

export const PartsFailed = meta.story({
  parameters: { pictures: false, scenario: { person, failures: [failing('getPlanStatesParams', '500')] } },
  play: async ({ canvas, loaded, step }) => {
    await expect(canvas.findByText(failed)).resolves.toBeVisible();
    await step('another attempt shows tabs and list', async () => {
      await recover(loaded, /./);
      await expect(canvas.getAllByRole('tab')).toHaveLength(4);
    });
  },
});

export const RefreshFailed = meta.story({
  tags: ['plan-states-18'],
  parameters: { pictures: false },
  play: async ({ loaded, step }) => {
    await rowOf(/./);
    await step('the list stays, with a warning that it may be out of date', () =>
      failRefresh(loaded, 'postPlanStates', {
        queryKey: ['plan-states', 'list'],
        warning: 'The plans could not be refreshed. They may be out of date.',
        row: /./,
      }),
    );
  },
});

export const Empty = meta.story({
  args: { people: peopleOf('Machine park', false) },
  parameters: { pictures: false, scenario: { person: 'manager' } },
  play: ({ loaded }) => wordsAreThereInTime(loaded, 'No plans are in this state.'),
});

/** Names of 60 letters and texts of double length in the narrowest window. */
export const LongText = meta.story({
  globals: { language: 'pseudo', viewport: { value: 'narrow' } },
  play: async () => {
    await rowOf(/./);
    await fitsWindow();
  },
});
