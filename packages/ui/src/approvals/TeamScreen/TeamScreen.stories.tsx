import {
  postDepartmentIntervals,
  postDepartmentPeople,
} from '@selfservice/api/department-plan/department-plan.wire';
import { localDate } from '@selfservice/api/core/local-date';
import { failing } from '@selfservice/mock-server/core/failure';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { TeamScreen } from './TeamScreen.tsx';

interface Canvas {
  findByRole: (role: 'rowheader', options: { name: RegExp }) => Promise<HTMLElement>;
}

/** Waits for the row of a colleague who is away on these days. */
const cermak = (canvas: Canvas) => canvas.findByRole('rowheader', { name: /Čermák Ondřej/ });

const meta = preview.meta({
  component: TeamScreen,
  args: {
    applicant: 'Bartoš Miroslav',
    text: 'Vacation 2.12.2026 – 6.12.2026',
    days: { first: localDate('2026-12-02'), last: localDate('2026-12-06') },
  },
  parameters: { layout: 'padded', pictures: false, scenario: { person: 'approver' } },
});
const approver = (more: object) => ({ scenario: { person: 'approver', ...more } });

export const Default = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(cermak(canvas)).resolves.toBeVisible();
  },
});
export const Loading = meta.story({
  parameters: approver({ failures: [failing('postDepartmentPeople', 'timeout')] }),
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Loading the team’s plans')).resolves.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.queryByText(/No one else is away|Could not find out/)).toBeNull();
  },
});
export const Empty = meta.story({
  tags: ['approvals-21'],
  parameters: approver({}),
  beforeEach({ msw }) {
    msw.use(http.post(`*${postDepartmentPeople.path}`, () => HttpResponse.json({ persons: [] })));
  },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('rowheader', { name: /Bartoš Miroslav/ });
    await step('nothing is concluded about others when the applicant is not in the team', () =>
      expect(canvas.queryByText('No one else is away on these days.')).toBeNull(),
    );
  },
});
export const Failed = meta.story({
  parameters: approver({ failures: [failing('getCentreLevel', '500')] }),
  play: async ({ canvas, loaded, step }) => {
    await expect(canvas.findByText('Could not find out who else is away.')).resolves.toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: /Čermák Ondřej/ })).toBeNull();
    await step('a retry loads the people and removes the error', async () => {
      backendOf(loaded).database.scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(cermak(canvas)).resolves.toBeVisible();
      await expect(canvas.queryByText('Could not find out who else is away.')).toBeNull();
    });
  },
});
/** The backend answers no batch after the first one until the outage is over. */
const outage = { isOver: false };
const readOf = (text: string | null) => Number(/(\d+) of \d+ people loaded/.exec(text ?? '')?.[1]);
export const HalfLoaded = meta.story({
  tags: ['approvals-21'],
  parameters: { scenario: { person: 'manager' }, pictures: false },
  beforeEach({ msw }) {
    let calls = 0;
    outage.isOver = false;
    msw.use(
      http.post(`*${postDepartmentIntervals.path}`, () =>
        ++calls > 1 && !outage.isOver
          ? HttpResponse.json({ Message: 'Timeout expired.' }, { status: 500 })
          : undefined,
      ),
    );
  },
  play: async ({ canvas, step }) => {
    await step('the number of counted people is shown with the error', async () => {
      await expect(canvas.findByText('Could not find out who else is away.')).resolves.toBeVisible();
      await expect(readOf(canvas.getByText(/people loaded$/).textContent)).toBeGreaterThan(0);
    });
    await step('a retry loads the rest', async () => {
      outage.isOver = true;
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      // A thousand people come in many batches.
      await waitFor(() => expect(canvas.queryByText(/people loaded$/)).toBeNull(), { timeout: 45_000 });
      await waitFor(() => expect(canvas.queryByText('Could not find out who else is away.')).toBeNull());
    });
  },
});
export const TooManyPeople = meta.story({
  parameters: { scenario: { person: 'director' }, pictures: false },
  play: ({ canvas }) => expect(canvas.findByText(/too many to check/)).resolves.toBeVisible(),
});
export const ReasonsDisabled = meta.story({
  tags: ['approvals-20'],
  parameters: approver({ disabledActions: ['SelfServiceApp_DepartmentPlanAbsenceReason'] }),
  play: async ({ canvas, step }) => {
    await expect(cermak(canvas)).resolves.toHaveTextContent(/Away$/);
    await step('the request has its name, and no absence of others has one', async () => {
      await expect(canvas.getAllByRole('img', { name: /Vacation/ })).toHaveLength(1);
    });
  },
});
