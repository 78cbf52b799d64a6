import { postApprovals } from '@selfservice/api/approvals/approvals.wire';
import { failing } from '@selfservice/mock-server/core/failure';
import { HttpResponse, http } from 'msw';
import type { Canvas } from 'storybook/internal/types';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { spelt, stateOf, waiting } from './approvals-backend.fixtures.ts';
import { approvalsMeta, open, rowOf } from './approvals.fixtures.ts';

const meta = preview.meta({
  ...approvalsMeta,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});
const approver = (answer: '500' | 'timeout') => ({
  scenario: { person: 'approver', failures: [failing('getDashboardData', answer)] },
});

/** Expects that neither buttons, menu, keys nor gestures decide on a request. */
async function expectNoDecision(canvas: Canvas, name: RegExp): Promise<void> {
  await open(name);
  const heading = / (Doctor|Vacation) /;
  await expect(canvas.findByRole('heading', { name: heading })).resolves.toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Reject' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
  const row = await rowOf(name);
  row.focus();
  await userEvent.keyboard('arx');
  await fireEvent.contextMenu(row);
  await expect(canvas.getByRole('heading', { name: heading })).toBeVisible();
  await expect(canvas.queryByText(/Approving|Rejecting/)).toBeNull();
  await expect(screen.queryByRole('group', { name: 'Selected requests' })).toBeNull();
  await expect(canvas.queryByRole('checkbox')).toBeNull();
}

const theirs = {
  ID: 1,
  Applicant: 'Novák Jan',
  ReqText: 'Vacation 2.12.2026',
  Created: '2026-11-19T08:00:00Z',
  State: 0,
  RemainingDaysFloor: null,
  Expdate: null,
  Approver: '',
  DateModified: null,
  Note: '',
};

export const NotAnApprover = meta.story({
  tags: ['approvals-36'],
  parameters: { pictures: true, scenario: { person: 'employee' } },
  beforeEach({ msw }) {
    msw.use(http.post(`*${postApprovals.path}`, () => HttpResponse.json([theirs])));
  },
  play: async ({ canvas, step }) => {
    await step('nothing decides on the request', () => expectNoDecision(canvas, /Vacation Wed 2 Dec/));
    await step('the reason is shown', () =>
      expect(canvas.findByText(/You are not an approver of requests/)).resolves.toBeVisible(),
    );
  },
});

export const WhileTheDashboardIsLoading = meta.story({
  tags: ['approvals-36'],
  parameters: { ...approver('timeout'), pictures: false },
  play: async ({ canvas, loaded, step }) => {
    await step('nothing decides on the request', () => expectNoDecision(canvas, /Doctor Wed 25 Nov/));
    await step('the reason is shown', () =>
      expect(canvas.getByText('Checking whether you can decide on this request…')).toBeVisible(),
    );
    await expect(stateOf(backendOf(loaded), waiting.doctor)).toBe(spelt.pending);
  },
});

export const WithoutTheDashboard = meta.story({
  tags: ['approvals-36'],
  parameters: { ...approver('500'), pictures: false },
  play: async ({ canvas, loaded, step }) => {
    await step('nothing decides on the request', () => expectNoDecision(canvas, /Doctor Wed 25 Nov/));
    await step('the reason is shown', async () => {
      await expect(canvas.findByText('Could not check what you can do here.')).resolves.toBeVisible();
      await expect(canvas.getByText(/Could not check whether you can decide on this request/)).toBeVisible();
    });
    await step('the request can be decided once the role is known', async () => {
      backendOf(loaded).database.scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Approve' })).toBeVisible());
    });
  },
});
