import { postDepartmentPeople } from '@selfservice/api/department-plan/department-plan.wire';
import { localDate } from '@selfservice/api/core/local-date';
import { failing } from '@selfservice/mock-server/core/failure';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AwayScreen } from './AwayScreen.tsx';

const meta = preview.meta({
  component: AwayScreen,
  args: {
    applicant: 'Bartoš Miroslav',
    days: { first: localDate('2026-12-02'), last: localDate('2026-12-06') },
  },
  parameters: { layout: 'padded', scenario: { person: 'approver' } },
});
const approver = (more: object) => ({ scenario: { person: 'approver', ...more }, pictures: false });

export const Default = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Fiala Jakub')).resolves.toBeVisible();
  },
});
export const Loading = meta.story({
  parameters: approver({ failures: [failing('postDepartmentPeople', 'timeout')] }),
  play: ({ canvas }) => expect(canvas.findByText('Checking who else is away')).resolves.toBeInTheDocument(),
});
export const Empty = meta.story({
  parameters: approver({}),
  beforeEach({ msw }) {
    msw.use(http.post(`*${postDepartmentPeople.path}`, () => HttpResponse.json({ persons: [] })));
  },
  play: ({ canvas }) => expect(canvas.findByText('Nobody else is away then.')).resolves.toBeVisible(),
});
export const Failed = meta.story({
  parameters: approver({ failures: [failing('getCentreLevel', '500')] }),
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('Could not find out who else is away.')).resolves.toBeVisible();
    await step('it can be tried again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(canvas.getByText('Could not find out who else is away.')).toBeVisible());
    });
  },
});
export const TooManyPeople = meta.story({
  parameters: { scenario: { person: 'twoEmployments' }, pictures: false },
  play: ({ canvas }) => expect(canvas.findByText(/too many to look through/)).resolves.toBeVisible(),
});
export const ReasonsDisabled = meta.story({
  parameters: approver({ disabledActions: ['SelfServiceApp_DepartmentPlanAbsenceReason'] }),
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Fiala Jakub')).resolves.toBeVisible();
    await expect(canvas.queryByText(/Vacation/)).toBeNull();
  },
});
