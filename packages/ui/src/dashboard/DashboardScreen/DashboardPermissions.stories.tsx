import { actions } from '@selfservice/api/session/permissions';
import { expect } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { aSelectedPerson, anIdentity } from '../dashboard.fixtures.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = preview.meta({
  component: DashboardScreen,
  args: { identity: anIdentity, selected: aSelectedPerson, hrefFor: (area) => `/${area}` },
  decorators: [inMain],
});

const all = Object.values(actions);

export const EverythingDisabled = meta.story({
  tags: ['dashboard-21', 'dashboard-22', 'dashboard-28'],
  parameters: { scenario: { disabledActions: all } },
  play: async ({ canvas, step }) => {
    await step('no area is available', () =>
      expect(
        canvas.findByText('You have no access to any area yet. Contact your administrator.'),
      ).resolves.toBeVisible(),
    );
    await step('a disabled figure is shown without its value', () =>
      expect(canvas.getAllByText('No permission')[0]).toBeVisible(),
    );
  },
});

export const EverythingHidden = meta.story({
  tags: ['dashboard-21', 'dashboard-22', 'dashboard-23', 'dashboard-28'],
  parameters: { pictures: true, scenario: { invisibleActions: all } },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('Nothing needs your attention.')).resolves.toBeVisible();
    await step('no area is available', () =>
      expect(
        canvas.findByText('You have no access to any area yet. Contact your administrator.'),
      ).resolves.toBeVisible(),
    );
    await step('a hidden figure is not shown at all', async () => {
      await expect(canvas.queryByText('No permission')).toBeNull();
      await expect(canvas.queryByText('Balance')).toBeNull();
    });
  },
});

/** Areas whose count the backend does not send are hidden if either list names them. */
export const EverythingDisabledForAnApprover = meta.story({
  tags: ['dashboard-28'],
  parameters: { scenario: { person: 'approver', disabledActions: all } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText(/You have no access to any area yet/)).resolves.toBeVisible();
    await expect(canvas.queryByText('8 requests to approve')).toBeNull();
  },
});
