import { failing } from '@selfservice/mock-server/core/failure';
import { expect, fn, userEvent } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { MyUnavailabilityScreen } from './MyUnavailabilityScreen.tsx';

const meta = preview.meta({
  component: MyUnavailabilityScreen,
  args: {
    personRef: '0001001',
    isPendingOnly: false,
    onPendingOnlyChange: fn(),
    openId: null as number | null,
    onOpen: fn(),
    backHref: '/dashboard',
  },
  parameters: { pictures: false },
  decorators: [inMain],
});

/** The unavailability needs no approval: the plain list. */
export const Default = meta.story({
  tags: ['unavailability-1'],
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('heading', { name: 'Upcoming' })).resolves.toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
});

/** The unavailability needs an approval: requests. */
export const ToBeApproved = meta.story({
  tags: ['unavailability-1'],
  args: { personRef: '0001008' },
  parameters: { scenario: { person: 'longName' } },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('switch', { name: 'Show only pending' })).resolves.toBeVisible();
    await expect(canvas.findByRole('row', { name: /^Unavailability .*4 days left$/ })).resolves.toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'My unavailability' })).toBeVisible();
  },
});

/** The dashboard of an older backend has no flag for the approval. */
export const FlagMissing = meta.story({
  args: { personRef: '0001010' },
  parameters: { scenario: { person: 'unsupportedLanguage' } },
  play: ({ canvas }) =>
    expect(canvas.findByText(/^You have not entered any unavailability|^Upcoming/)).resolves.toBeVisible(),
});

export const Loading = meta.story({
  tags: ['unavailability-2'],
  parameters: { pictures: true, scenario: { failures: [failing('getDashboardData', 'timeout')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('heading', { name: 'My unavailability' })).resolves.toBeVisible();
    await expect(canvas.findByRole('region', { name: 'Loading', busy: true })).resolves.toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Empty = meta.story({
  parameters: { scenario: { person: 'firstDay' } },
  args: { personRef: '0001009' },
  play: ({ canvas }) =>
    expect(canvas.findByText('You have not entered any unavailability.')).resolves.toBeVisible(),
});

const failed = 'Your unavailability could not be loaded.';

export const Failed = meta.story({
  parameters: { pictures: true, scenario: { failures: [failing('getDashboardData', '500')] } },
  play: ({ canvas }) => expect(canvas.findByText(failed)).resolves.toBeVisible(),
});

export const TriedAgain = meta.story({
  tags: ['unavailability-2'],
  parameters: { scenario: { failures: [failing('getDashboardData', '500')] } },
  play: async ({ canvas, loaded, step }) => {
    await expect(canvas.findByText(failed)).resolves.toBeVisible();
    await step('"Try again" loads the dashboard and shows the plain list', async () => {
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.findByRole('heading', { name: 'Upcoming' })).resolves.toBeVisible();
    });
  },
});
