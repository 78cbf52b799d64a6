import { failing } from '@selfservice/mock-server/core/failure';
import { expect, within } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { aSelectedPerson, anIdentity, employeeBalance } from '../dashboard.fixtures.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = preview.meta({
  component: DashboardScreen,
  args: { identity: anIdentity, selected: aSelectedPerson, hrefFor: (area) => `/${area}` },
  decorators: [inMain],
});

export const Default = meta.story({
  tags: ['dashboard-5', 'dashboard-13', 'dashboard-33'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('fetches the plan after home is shown', () =>
      expect(canvas.findByText('On shift until 16:30')).resolves.toBeVisible(),
    );
    await step('says since when the person is in', () =>
      expect(canvas.getByText('In since 7:55')).toBeVisible(),
    );
    await step('hides the dial from screen readers', () =>
      expect(canvasElement.querySelector('svg:has([data-hand])')).toHaveAttribute('aria-hidden', 'true'),
    );
    await step('lists the next seven days', async () => {
      const days = within(canvas.getByRole('list', { name: 'Next seven days' }));
      await expect(days.getAllByRole('listitem')).toHaveLength(7);
      await expect(days.getByText('8:00–16:30')).toBeVisible();
    });
  },
});

export const AtNight = meta.story({
  parameters: { pictures: true, scenario: { at: '2026-11-20T23:20:00', person: 'twoEmployments' } },
});

export const PlanLoading = meta.story({
  parameters: { scenario: { failures: [failing('postMyPlan', 'timeout')] } },
  play: ({ canvas }) => expect(canvas.findByText(employeeBalance)).resolves.toBeVisible(),
});

export const PlanFailed = meta.story({
  tags: ['dashboard-32'],
  parameters: { pictures: true, scenario: { failures: [failing('postMyPlan', '500')] } },
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.findByText('Your plan could not be loaded.')).resolves.toBeVisible();
    await step('no skeleton stays in the place of the week', () =>
      expect(canvasElement.querySelector('[data-skeleton]')).toBeNull(),
    );
    await step('the rest of home stays', () => expect(canvas.getByText(employeeBalance)).toBeVisible());
  },
});

export const WithoutMyPlan = meta.story({
  tags: ['dashboard-29'],
  parameters: { scenario: { disabledActions: ['SelfServiceApp_RunMyPlan'] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText(employeeBalance)).resolves.toBeVisible();
    await expect(canvas.findByText('In since 7:55')).resolves.toBeVisible();
    await expect(canvas.queryByText(/shift/)).toBeNull();
  },
});
