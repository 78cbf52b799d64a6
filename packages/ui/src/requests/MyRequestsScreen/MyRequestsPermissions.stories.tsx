import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { myRequestsMeta, ownRequests } from './atAnAddress.fixtures.ts';
import { MyRequestsScreen } from './MyRequestsScreen.tsx';

const meta = preview.meta({
  ...myRequestsMeta,
  component: MyRequestsScreen,
  args: { ...myRequestsMeta.args, isPendingOnly: true, openId: ownRequests.vacation },
});

const absence = 'SelfServiceApp_Absence';
const noNewRequests = 'You are not allowed to create requests. Ask your administrator for access.';

export const NewDisabled = meta.story({
  tags: ['requests-40'],
  args: { openId: null },
  parameters: { scenario: { disabledActions: [absence] } },
  play: async ({ canvas, step }) => {
    const button = await canvas.findByRole('button', { name: 'New request' });
    await step('the button is visible and has the reason as its description', () =>
      expect(button).toHaveAccessibleDescription(noNewRequests),
    );
    await step('pressing it opens no dialog', async () => {
      await userEvent.click(button);
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
});

export const NewHidden = meta.story({
  tags: ['requests-40'],
  args: { openId: null },
  parameters: { scenario: { invisibleActions: [absence] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('row', { name: /^Doctor/ })).resolves.toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New request' })).toBeNull();
  },
});

export const CancelDisabled = meta.story({
  tags: ['requests-41'],
  parameters: { scenario: { disabledActions: [absence] } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Cancel request' })).toHaveAccessibleDescription(
      'You are not allowed to cancel requests. Ask your administrator for access.',
    ),
});

export const CancelHidden = meta.story({
  tags: ['requests-41'],
  parameters: { scenario: { invisibleActions: [absence] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('heading', { name: 'Vacation' })).resolves.toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel request' })).toBeNull();
  },
});

export const Approver = meta.story({
  tags: ['requests-42'],
  args: { openId: null, personRef: '0001002' },
  parameters: { scenario: { person: 'approver' } },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /^Vacation/ }));
    await step('the detail says why an approver cannot cancel, and has no button', async () => {
      await expect(
        canvas.findByText('As an approver, you cannot cancel your own requests.'),
      ).resolves.toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Cancel request' })).toBeNull();
    });
  },
});

export const RoleUnknown = meta.story({
  tags: ['requests-43'],
  parameters: { scenario: { failures: [failing('getDashboardData', '500')] } },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('Could not check whether you can cancel it.')).resolves.toBeVisible();
    await step('the button is disabled with the reason', () =>
      expect(canvas.getByRole('button', { name: 'Cancel request' })).toHaveAccessibleDescription(
        'It is not known yet whether you can cancel it.',
      ),
    );
  },
});

export const UnavailabilityDisabled = meta.story({
  tags: ['unavailability-22'],
  args: { agenda: 'unavailabilities' as const, openId: null },
  parameters: {
    scenario: { person: 'longName', disabledActions: ['SelfServiceApp_UnavailabilityEdit'] },
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'New unavailability' })).toHaveAccessibleDescription(
      'You are not allowed to enter unavailability. Ask your administrator for access.',
    ),
});
