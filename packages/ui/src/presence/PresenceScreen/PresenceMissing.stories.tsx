import { postDepartmentIntervals } from '@selfservice/api/department-plan/department-plan.wire';
import { actions } from '@selfservice/api/session/permissions';
import { failing } from '@selfservice/mock-server/core/failure';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { rowOf } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { PresenceScreen } from './PresenceScreen.tsx';
import { presenceMeta } from './presenceScreen.fixtures.ts';

const meta = preview.meta({ ...presenceMeta, component: PresenceScreen });

/** Chooses a filter by its number. */
const choose = async (count: RegExp) => userEvent.click(await screen.findByRole('radio', { name: count }));

/** At eight in the morning, some people of the early shift have not come. */
export const Missing = meta.story({
  args: { view: 'missing' },
  tags: ['presence-26', 'presence-27'],
  play: async ({ canvas, step }) => {
    await step('shows who is absent during a shift, and the shift', async () => {
      const row = await rowOf(/, Missing, \d+:\d\d–\d+:\d\d /);
      await expect(row).toHaveTextContent('Missing');
    });
    await step('the number is that of the rows', async () => {
      const count = canvas.getAllByRole('row').length;
      await expect(canvas.findByRole('radio', { name: `Missing, ${count}` })).resolves.toBeChecked();
    });
  },
});

export const PlanFailed = meta.story({
  args: { view: 'missing' },
  tags: ['presence-28'],
  parameters: {
    pictures: false,
    scenario: { person: 'approver', failures: [failing('postDepartmentPeople', '500')] },
  },
  play: async ({ canvas, loaded, step }) => {
    await step('says why it is not known who is missing', async () => {
      await expect(canvas.findByText(/it is not known who is missing/)).resolves.toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Missing, not known' })).toBeChecked();
    });
    await step('the others are shown without the plan', async () => {
      await choose(/^Absent, \d+/);
      await rowOf(/, Absent/);
    });
    await step('another attempt loads the plan', async () => {
      await choose(/^Missing, /);
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
      await rowOf(/, Missing/);
    });
  },
});

/** A plan that changes after it was loaded: no one has a shift any more. */
export const PlanRefreshed = meta.story({
  args: { view: 'missing' },
  tags: ['presence-8', 'presence-27'],
  parameters: { pictures: false },
  play: async ({ canvas, msw, step }) => {
    await rowOf(/, Missing/);
    msw.use(http.post(`*${postDepartmentIntervals.path}`, () => HttpResponse.json({ intervals: [] })));
    await step('Refresh fetches the plan too, so no one is missing any more', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Refresh, as of 8:00' }));
      await expect(canvas.findByText('No one is missing.')).resolves.toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'Missing, 0' })).toBeChecked();
    });
  },
});

export const PlanRefreshFailed = meta.story({
  tags: ['presence-23'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    await rowOf(/, Missing/);
    backendOf(loaded).scenario.failures = [failing('postDepartmentPeople', '500')];
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh, as of 8:00' }));
    const outdated = 'Presence could not be refreshed. It may be out of date.';
    await step('the missing people stay, with a message', async () => {
      await expect(canvas.findByText(outdated)).resolves.toBeVisible();
      await rowOf(/, Missing/);
    });
    await step('another attempt fetches the plan', async () => {
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(canvas.queryByText(outdated)).toBeNull());
      await rowOf(/, Missing/);
    });
  },
});

/** Without the permission for the department plan, absent people are absent. */
export const WithoutPlan = meta.story({
  tags: ['presence-28'],
  parameters: {
    pictures: false,
    scenario: { person: 'approver', invisibleActions: [actions.runDepartmentPlan] },
  },
  play: async ({ canvas, step }) => {
    await rowOf(/, Absent/);
    await step('no one is counted as missing', async () => {
      await canvas.findByRole('radio', { name: /^Absent, \d+$/ });
      await expect(canvas.queryByRole('radio', { name: /^Missing/ })).toBeNull();
      await expect(canvas.queryByRole('row', { name: /Missing/ })).toBeNull();
    });
  },
});
