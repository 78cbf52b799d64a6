import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { waiting } from './approvals-backend.fixtures.ts';
import { approvalsMeta, open, rowOf } from './approvals.fixtures.ts';

const meta = preview.meta({ ...approvalsMeta, component: ApprovalsScreen });

export const Default = meta.story({
  tags: ['approvals-1', 'approvals-3'],
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await step('the number of requests is shown', () => expect(canvas.getByText('8 requests')).toBeVisible());
  },
});

export const WithDetail = meta.story({
  tags: ['approvals-16', 'approvals-18'],
  play: async ({ canvas, step }) => {
    await open(/Bartoš Miroslav/);
    await step('the detail shows the request and its note', async () => {
      await expect(canvas.findByRole('heading', { name: / Vacation / })).resolves.toBeVisible();
      await expect(canvas.getByText(/Three of|Moving house/)).toBeVisible();
    });
    await step('the days are shown among the plans of the team', async () => {
      await expect(
        canvas.findByRole('img', { name: /^Request: Vacation, .*not approved yet$/ }),
      ).resolves.toBeVisible();
      await expect(canvas.findByRole('rowheader', { name: /Čermák Ondřej\s+Away/ })).resolves.toBeVisible();
      await expect(
        canvas.getByRole('gridcell', { name: /^Wednesday 2 December: \d+ on shift, \d+ absent/ }),
      ).toBeVisible();
    });
  },
});

export const Everything = meta.story({
  tags: ['approvals-3'],
  // A phone renders only the first rows.
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
  args: { isPendingOnly: false },
  play: async ({ canvas }) => {
    await rowOf(/, (Approved|Rejected|Cancelled)/);
    await expect(canvas.getAllByRole('row', { name: /, Pending/ })[0]).toBeVisible();
  },
});

export const Unavailabilities = meta.story({
  tags: ['approvals-1'],
  parameters: { pictures: false },
  args: { agenda: 'unavailabilities' },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('2 unavailabilities')).resolves.toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Unavailabilities to approve' })).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { scenario: { person: 'approver', failures: [failing('postApprovals', 'timeout')] } },
  play: async ({ canvas, step }) => {
    await waitFor(() => expect(canvas.getByRole('row')).toHaveTextContent('Loading'));
    await step('no number, no empty state and no error is shown', async () => {
      await expect(canvas.queryByText(/\d requests?$/)).toBeNull();
      await expect(canvas.queryByText('Nothing needs your decision')).toBeNull();
      await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    });
  },
});

export const Empty = meta.story({
  tags: ['approvals-8', 'approvals-19'],
  parameters: { scenario: { person: 'employee' } },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('Nothing needs your decision')).resolves.toBeVisible();
    await step('a user who is no approver has no menu', () =>
      expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull(),
    );
  },
});

export const Failed = meta.story({
  tags: ['approvals-44'],
  parameters: { scenario: { person: 'approver', failures: [failing('postApprovals', '500')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('The requests could not be loaded.')).resolves.toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
});

export const TriedAgain = meta.story({
  tags: ['approvals-44'],
  parameters: {
    scenario: { person: 'approver', failures: [failing('postApprovals', '500')] },
    pictures: false,
  },
  play: async ({ canvas, loaded, step }) => {
    await canvas.findByText('The requests could not be loaded.');
    await step('a retry loads the requests and removes the error', async () => {
      backendOf(loaded).database.scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await rowOf(/Žák Matěj/);
      await expect(canvas.getByText('8 requests')).toBeVisible();
      await expect(canvas.queryByText('The requests could not be loaded.')).toBeNull();
    });
  },
});

export const NoNetwork = meta.story({
  parameters: { scenario: { person: 'approver', isOffline: true }, pictures: false },
  play: ({ canvas }) =>
    expect(canvas.findByText('Data not available, check your connection.')).resolves.toBeVisible(),
});

export const MalformedAnswer = meta.story({
  parameters: {
    scenario: { person: 'approver', failures: [failing('postApprovals', 'malformed')] },
    pictures: false,
  },
  play: ({ canvas }) => expect(canvas.findByText('An unexpected error occurred.')).resolves.toBeVisible(),
});

export const InCzech = meta.story({
  parameters: { pictures: false },
  globals: { language: 'cs' },
  play: ({ canvas }) => expect(canvas.findByText('8 žádostí')).resolves.toBeVisible(),
});

export const InSlovak = meta.story({
  tags: ['approvals-37'],
  globals: { language: 'sk' },
  parameters: { pictures: false, scenario: { person: 'slovak' } },
  args: { agenda: 'unavailabilities' },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText(/\d nedostupnost/)).resolves.toBeVisible();
    await step('a user without the role to request for others is not offered it', async () => {
      // The menu appears with the roles, which another call fetches.
      await userEvent.click(await canvas.findByRole('button', { name: 'Ďalšie akcie' }));
      await expect(screen.findByRole('menuitem', { name: 'Hromadné schválenie' })).resolves.toBeVisible();
      await expect(screen.queryByRole('menuitem', { name: 'Nová žiadosť za' })).toBeNull();
    });
  },
});

export const HalfAsLongAgain = meta.story({
  globals: { language: 'pseudo', viewport: { value: 'narrow' } },
  play: async () => {
    await rowOf(/Žák Matěj/);
  },
});

export const OpenedByItsAddress = meta.story({
  tags: ['approvals-13'],
  args: { openId: waiting.vacation },
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    await step('the request is open', () =>
      expect(canvas.findByRole('heading', { name: / Vacation / })).resolves.toBeVisible(),
    );
    await step('the address is that of the list again', () => expect(args.onOpened).toHaveBeenCalled());
  },
});

export const NotInTheList = meta.story({
  tags: ['approvals-14'],
  parameters: { pictures: false },
  args: { openId: 1 },
  play: async ({ canvas, args, step }) => {
    await step('a notice says so above the list', async () => {
      await expect(canvas.findByText('This request is not in your list.')).resolves.toBeVisible();
      await rowOf(/Žák Matěj/);
      await expect(args.onOpened).toHaveBeenCalled();
    });
  },
});
