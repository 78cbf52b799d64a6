import type { Dashboard } from '@selfservice/api/dashboard/dashboard';
import { failing } from '@selfservice/mock-server/core/failure';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { UnavailabilityScreen } from './UnavailabilityScreen.tsx';

const meta = preview.meta({
  component: UnavailabilityScreen,
  args: { personRef: '0001001', backHref: '/dashboard' },
  decorators: [inMain],
});

const edit = 'SelfServiceApp_UnavailabilityEdit';
const refusal = 'You are not allowed to change your unavailability. Ask your administrator for access.';

export const EditDisabled = meta.story({
  tags: ['unavailability-19'],
  parameters: { scenario: { disabledActions: [edit] } },
  play: async ({ canvas, step }) => {
    await step(
      '"New unavailability" and "Delete" are visible and have the reason as their description',
      async () => {
        await expect(
          await canvas.findByRole('button', { name: /^Delete Mon 30 Nov/ }),
        ).toHaveAccessibleDescription(refusal);
        await expect(canvas.getByRole('button', { name: 'New unavailability' })).toHaveAccessibleDescription(
          refusal,
        );
      },
    );
    await step('pressing them opens no dialog', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Delete Mon 30 Nov/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'New unavailability' }));
      await expect(screen.queryByRole('alertdialog')).toBeNull();
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
});

export const EditHidden = meta.story({
  tags: ['unavailability-19'],
  parameters: { scenario: { invisibleActions: [edit] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Evening course')).resolves.toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const ToBeApproved = meta.story({
  tags: ['unavailability-20'],
  args: { personRef: '0001008' },
  parameters: { scenario: { person: 'longName' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'New unavailability' });
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription(
        'Your unavailability needs approval, so it cannot be entered here.',
      ),
    );
  },
});

/** The backend does not say whether the unavailability has to be approved. */
export const NotKnown = meta.story({
  tags: ['unavailability-21'],
  beforeEach({ loaded }) {
    const { queryClient } = backendOf(loaded);
    queryClient.setQueryDefaults(['dashboard'], {
      select: (home: Dashboard) => ({
        ...home,
        roles: { ...home.roles, isUnavailabilityApprovable: null },
      }),
    });
  },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Evening course')).resolves.toBeVisible();
    const button = canvas.getByRole('button', { name: 'New unavailability' });
    await expect(button).toHaveAccessibleDescription(
      'It is not known whether your unavailability needs approval. Reload the page, or contact your administrator.',
    );
  },
});

export const NotKnownYet = meta.story({
  tags: ['unavailability-21'],
  parameters: { scenario: { failures: [failing('getDashboardData', 'timeout')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Evening course')).resolves.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New unavailability' })).toHaveAccessibleDescription(
      'It is not known whether your unavailability needs approval. Reload the page, or contact your administrator.',
    );
  },
});

export const NewOpened = meta.story({
  tags: ['unavailability-4'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'New unavailability' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

/** The page is reloaded, or the session ends, while the user enters an unavailability. */
export const Reloaded = meta.story({
  tags: ['unavailability-32'],
  render: function Reloadable(args) {
    const [loads, setLoads] = useState(0);
    return (
      <div onDoubleClick={() => setLoads(loads + 1)}>
        <UnavailabilityScreen key={loads} {...args} />
      </div>
    );
  },
  play: async ({ canvas, step }) => {
    const button = await canvas.findByRole('button', { name: 'New unavailability' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Moving house');
    await step('the dialog is open again with its entries', async () => {
      await userEvent.dblClick(screen.getByRole('heading', { name: 'New unavailability' }));
      await waitFor(() => expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Moving house'));
    });
  },
});
