import { failing } from '@selfservice/mock-server/core/failure';
import { expect, userEvent, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { aSelectedPerson, anIdentity, employeeBalance } from '../dashboard.fixtures.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = preview.meta({
  component: DashboardScreen,
  args: { identity: anIdentity, selected: aSelectedPerson, hrefFor: (area) => `/${area}` },
  decorators: [inMain],
});

const areasOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('navigation', { name: 'All areas' }));

export const Default = meta.story({
  tags: ['dashboard-1', 'dashboard-5', 'dashboard-11', 'dashboard-26', 'dashboard-27', 'dashboard-30'],
  play: async ({ canvas, step }) => {
    await step('shows the balance as signed hours and minutes', () =>
      expect(canvas.findByText(employeeBalance)).resolves.toBeVisible(),
    );
    await step('counts the plan days to sign and the changes to approve', () =>
      expect(areasOf(canvas).getByRole('link', { name: /My plan 5 waiting/ })).toBeVisible(),
    );
    await step('offers no approvals of other people', () =>
      expect(areasOf(canvas).queryByRole('link', { name: /approve/ })).toBeNull(),
    );
  },
});

/** The narrowest phone: the words are below the dial. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    const date = await canvas.findByText('Fri 20 Nov');
    await step('the date is inside of the hand', async () => {
      const { width } = date.getBoundingClientRect();
      await expect(width).toBeLessThan(100);
    });
  },
});

export const InCzech = meta.story({
  globals: { language: 'cs' },
  play: ({ canvas }) =>
    expect(canvas.findByRole('link', { name: '3 žádosti čekají na vyřízení' })).resolves.toBeVisible(),
});

export const InSlovak = meta.story({
  globals: { language: 'sk' },
  play: ({ canvas }) =>
    expect(canvas.findByRole('link', { name: '3 žiadosti čakajú na vybavenie' })).resolves.toBeVisible(),
});

export const HalfAsLongAgain = meta.story({
  globals: { language: 'pseudo', viewport: { value: 'narrow' } },
  play: ({ canvas }) => expect(canvas.findByText(employeeBalance)).resolves.toBeVisible(),
});

export const Loading = meta.story({
  tags: ['dashboard-10', 'dashboard-19', 'dashboard-25'],
  parameters: { scenario: { failures: [failing('getDashboardData', 'timeout')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('link', { name: /My plan Loading counts/ })).resolves.toBeVisible();
    await expect(areasOf(canvas).queryByRole('link', { name: /My requests/ })).toBeNull();
  },
});

export const Failed = meta.story({
  tags: ['dashboard-31'],
  parameters: { scenario: { failures: [failing('getDashboardData', '500')] } },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('Your balances and counts could not be loaded.')).resolves.toBeVisible();
    await step('areas that no flag decides stay available', () =>
      expect(areasOf(canvas).getByRole('link', { name: 'My plan' })).toBeVisible(),
    );
  },
});

export const TriedAgain = meta.story({
  tags: ['dashboard-31'],
  parameters: { pictures: false, scenario: { failures: [failing('getDashboardData', '500')] } },
  play: async ({ canvas, loaded }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    backendOf(loaded).database.scenario.failures = [];
    await userEvent.click(retry);
    await expect(canvas.findByText(employeeBalance)).resolves.toBeVisible();
    await expect(canvas.queryByText('Your balances and counts could not be loaded.')).toBeNull();
  },
});

export const NoNetwork = meta.story({
  tags: ['dashboard-31'],
  parameters: { pictures: false, staysLoading: true, scenario: { isOffline: true } },
  play: ({ canvas }) =>
    expect(canvas.findByText('Data not available, check your connection.')).resolves.toBeVisible(),
});

export const MalformedAnswer = meta.story({
  parameters: { pictures: false, scenario: { failures: [failing('getDashboardData', 'malformed')] } },
  play: ({ canvas }) => expect(canvas.findByText('An unexpected error occurred.')).resolves.toBeVisible(),
});

export const Empty = meta.story({
  tags: ['dashboard-2', 'dashboard-5', 'dashboard-12'],
  args: { identity: { ...anIdentity, givenName: 'Filip', surname: 'Malý', personalNumber: '100600' } },
  parameters: { scenario: { person: 'firstDay' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Nothing needs your attention.')).resolves.toBeVisible();
    await expect(canvas.getByText('Not calculated yet')).toBeVisible();
    await expect(canvas.findByText('No pass yet')).resolves.toBeVisible();
  },
});

export const Approver = meta.story({
  tags: ['dashboard-1', 'dashboard-26', 'dashboard-27'],
  args: {
    identity: {
      ...anIdentity,
      givenName: 'Petr',
      surname: 'Svoboda',
      degreeBefore: 'Ing.',
      degreeAfter: 'Ph.D.',
      personalNumber: '100102',
    },
  },
  parameters: { pictures: false, scenario: { person: 'approver' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('link', { name: '8 requests to approve' })).resolves.toBeVisible();
    await expect(
      areasOf(canvas).getByRole('link', { name: /Unavailabilities to approve 2 waiting/ }),
    ).toBeVisible();
    await expect(canvas.getByText('+1:24')).toBeVisible();
  },
});

export const Manager = meta.story({
  tags: ['dashboard-25', 'dashboard-26'],
  args: { identity: { ...anIdentity, givenName: 'Eva', surname: 'Horáková', degreeBefore: 'Mgr.' } },
  parameters: { scenario: { person: 'manager' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('link', { name: '127 requests to approve' })).resolves.toBeVisible();
    await expect(areasOf(canvas).queryByRole('link', { name: /My requests/ })).toBeNull();
  },
});

export const Substitution = meta.story({
  tags: ['dashboard-7'],
  args: {
    identity: { ...anIdentity, givenName: 'Lucie', surname: 'Benešová', isSubstitution: true },
    selected: {
      ...aSelectedPerson,
      fullName: 'Ing. Svoboda Petr, Ph.D.',
      employmentOrder: null,
      substitutionId: 71,
    },
  },
  parameters: { pictures: false, scenario: { person: 'substitute' } },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByRole('link', { name: '8 requests to approve' })).resolves.toBeVisible();
    await step('shows name and number of the substituted person', async () => {
      const facts = within(canvas.getByRole('list', { name: 'About you' }));
      await expect(facts.findByText('100102')).resolves.toBeVisible();
      await expect(facts.getByText('Ing. Svoboda Petr, Ph.D.')).toBeVisible();
      await expect(facts.queryByText(/Benešová/)).toBeNull();
    });
  },
});

export const LongName = meta.story({
  args: {
    identity: {
      ...anIdentity,
      givenName: 'Alexandra Konstantína',
      surname: 'Nepomucká-Schwarzenbergová z Vyšehradu',
      degreeBefore: 'doc. PhDr.',
      degreeAfter: 'CSc., MBA',
    },
    selected: {
      ...aSelectedPerson,
      centreName: 'Department of Preventive Maintenance and Measuring Instruments',
    },
  },
  parameters: { pictures: false, scenario: { person: 'longName' } },
  play: ({ canvas }) => expect(canvas.findByText('−132:45')).resolves.toBeVisible(),
});

export const AlmostEverythingDisabled = meta.story({
  tags: ['dashboard-22', 'dashboard-28'],
  args: { identity: { ...anIdentity, givenName: 'Alena', surname: 'Králová' } },
  parameters: { scenario: { person: 'restricted' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('No permission')).resolves.toBeVisible();
    await expect(
      canvas.findByText('You have no access to any area yet. Contact your administrator.'),
    ).resolves.toBeVisible();
    await expect(canvas.queryByText('Vacation')).toBeNull();
  },
});

export const PlanChecksHidden = meta.story({
  tags: ['dashboard-11'],
  parameters: { pictures: false, scenario: { invisibleActions: ['SelfServiceApp_PlanCheck'] } },
  play: ({ canvas }) =>
    expect(canvas.findByRole('link', { name: /My plan 1 waiting/ })).resolves.toBeVisible(),
});

export const PlanChangesDisabled = meta.story({
  tags: ['dashboard-11'],
  parameters: { pictures: false, scenario: { disabledActions: ['SelfServiceApp_PlanApprove'] } },
  play: ({ canvas }) =>
    expect(canvas.findByRole('link', { name: /My plan 4 waiting/ })).resolves.toBeVisible(),
});

export const RouteDisabled = meta.story({
  tags: ['dashboard-28'],
  parameters: { pictures: false, scenario: { disabledActions: ['SelfServiceApp_RunReports'] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText(employeeBalance)).resolves.toBeVisible();
    await expect(areasOf(canvas).queryByRole('link', { name: 'Reports' })).toBeNull();
  },
});
