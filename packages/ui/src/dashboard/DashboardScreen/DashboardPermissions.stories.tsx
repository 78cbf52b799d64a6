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
  parameters: { scenario: { disabledActions: all } },
  play: async ({ canvas, step }) => {
    await step('no area is open', () =>
      expect(
        canvas.findByText('No area is open to you. Ask your administrator for access.'),
      ).resolves.toBeVisible(),
    );
    await step('a disabled figure stands there without its value', () =>
      expect(canvas.getAllByText('Not shown to you')[0]).toBeVisible(),
    );
  },
});

export const EverythingHidden = meta.story({
  parameters: { pictures: true, scenario: { invisibleActions: all } },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('Nothing is waiting for you.')).resolves.toBeVisible();
    await step('no area is open', () =>
      expect(
        canvas.findByText('No area is open to you. Ask your administrator for access.'),
      ).resolves.toBeVisible(),
    );
    await step('a hidden figure is not there at all', async () => {
      await expect(canvas.queryByText('Not shown to you')).toBeNull();
      await expect(canvas.queryByText('Balance')).toBeNull();
    });
  },
});

/** The areas whose number the backend would not say are shown nowhere while one of the two lists names them. */
export const EverythingDisabledForAnApprover = meta.story({
  parameters: { scenario: { person: 'approver', disabledActions: all } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText(/No area is open to you/)).resolves.toBeVisible();
    await expect(canvas.queryByText('8 requests to approve')).toBeNull();
  },
});
