import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { UnavailabilityScreen } from './UnavailabilityScreen.tsx';
import { unavailabilityRows } from '@selfservice/mock-server/unavailability/unavailability-rows';

const meta = preview.meta({
  component: UnavailabilityScreen,
  args: { personRef: '0001001', backHref: '/dashboard' },
  decorators: [inMain],
});

export const Default = meta.story({
  tags: ['unavailability-3', 'unavailability-4'],
  play: async ({ canvas, step }) => {
    await step('there are an upcoming and a past group', async () => {
      await expect(canvas.findByRole('heading', { name: 'Upcoming' })).resolves.toBeVisible();
      await expect(canvas.getByText('Evening course')).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Past' })).toBeVisible();
    });
    await step('"New unavailability" is enabled where no approval is needed', async () => {
      const button = canvas.getByRole('button', { name: 'New unavailability' });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    });
  },
});

export const InCzech = meta.story({
  globals: { language: 'cs' },
  play: ({ canvas }) => expect(canvas.findByText('22:00–6:00 následujícího dne')).resolves.toBeVisible(),
});

export const Loading = meta.story({
  tags: ['unavailability-7'],
  parameters: { scenario: { failures: [failing('postUnavailabilities', 'timeout')] } },
  play: async ({ canvas, step }) => {
    await step('a skeleton is shown, and no error', async () => {
      await expect(canvas.findByRole('region', { name: 'Loading', busy: true })).resolves.toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
      await expect(canvas.queryByText('No upcoming unavailability.')).toBeNull();
    });
  },
});

export const Empty = meta.story({
  tags: ['unavailability-7'],
  args: { personRef: '0001009' },
  parameters: { scenario: { person: 'firstDay' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('You have not entered any unavailability.')).resolves.toBeVisible();
    await expect(canvas.findByText(/Start with New unavailability\.$/)).resolves.toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { scenario: { failures: [failing('postUnavailabilities', '500')] } },
  play: ({ canvas }) =>
    expect(canvas.findByText('Your unavailability could not be loaded.')).resolves.toBeVisible(),
});

export const TriedAgain = meta.story({
  tags: ['unavailability-7'],
  parameters: { pictures: false, scenario: { failures: [failing('postUnavailabilities', '500')] } },
  play: async ({ canvas, loaded, step }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await step('the list replaces the error', async () => {
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(again);
      await expect(canvas.findByText('Evening course')).resolves.toBeVisible();
      await expect(canvas.queryByText('Your unavailability could not be loaded.')).toBeNull();
    });
  },
});

/** The list is loaded, but the dashboard fails. */
export const PartlyLoaded = meta.story({
  tags: ['unavailability-21', 'unavailability-33'],
  parameters: { pictures: false, scenario: { failures: [failing('getDashboardData', '500')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Evening course')).resolves.toBeVisible();
    await expect(
      canvas.findByText('Could not check whether your unavailability needs approval.'),
    ).resolves.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New unavailability' })).toHaveAccessibleDescription(
      'It is not known whether your unavailability needs approval. Reload the page, or contact your administrator.',
    );
  },
});

export const Deleted = meta.story({
  tags: ['unavailability-5'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete Mon 30 Nov/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await step('the unavailability leaves the list', async () => {
      await expect(canvas.findByText('No upcoming unavailability.')).resolves.toBeVisible();
      await expect(unavailabilityRows(backendOf(loaded).database).has(7001)).toBe(false);
    });
    await step('the list has the focus', () =>
      waitFor(() => expect(canvas.getByRole('region', { name: 'Unavailability' })).toHaveFocus()),
    );
  },
});

export const NoNetwork = meta.story({
  parameters: { pictures: false, scenario: { isOffline: true } },
  play: async ({ canvas }) =>
    expect((await canvas.findAllByText('Data not available, check your connection.'))[0]).toBeVisible(),
});

export const MalformedAnswer = meta.story({
  parameters: { pictures: false, scenario: { failures: [failing('postUnavailabilities', 'malformed')] } },
  play: ({ canvas }) => expect(canvas.findByText('An unexpected error occurred.')).resolves.toBeVisible(),
});
