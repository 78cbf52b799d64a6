import { failing } from '@selfservice/mock-server/core/failure';
import { expect } from 'storybook/test';
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
  tags: ['dashboard-13'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('fetches the plan after home is shown', () =>
      expect(canvas.findByText('On shift until 16:30')).resolves.toBeVisible(),
    );
    await step('shows the pass of this morning on the dial', () =>
      expect(canvas.getByText('Last pass 7:55, In')).toBeInTheDocument(),
    );
    await step('hides the dial from screen readers', () =>
      expect(canvasElement.querySelector('svg:has([data-hand])')).toHaveAttribute('aria-hidden', 'true'),
    );
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
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('Your plan could not be loaded.')).resolves.toBeVisible();
    await step('the rest of home stays', () => expect(canvas.getByText(employeeBalance)).toBeVisible());
  },
});

export const WithoutMyPlan = meta.story({
  tags: ['dashboard-29'],
  parameters: { scenario: { disabledActions: ['SelfServiceApp_RunMyPlan'] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText(employeeBalance)).resolves.toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'My day' })).toBeNull();
  },
});

/** The dial is beside the words of the day. */
export const WithoutBalanceOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: true, scenario: { invisibleActions: ['SelfServiceApp_DashboardBalance'] } },
  play: ({ canvas }) => expect(canvas.findByText('On shift until 16:30')).resolves.toBeVisible(),
});
