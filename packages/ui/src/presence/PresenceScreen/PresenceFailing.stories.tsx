import { failing } from '@selfservice/mock-server/core/failure';
import { expect, userEvent } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { rowOf } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { PresenceScreen } from './PresenceScreen.tsx';
import { presenceMeta } from './presenceScreen.fixtures.ts';

const meta = preview.meta({ ...presenceMeta, component: PresenceScreen });
const failingWith = (kind: Parameters<typeof failing>[1]) => ({
  scenario: { person: 'approver', failures: [failing('postPresence', kind)] },
});

export const FailedWithoutANetwork = meta.story({
  tags: ['presence-23'],
  parameters: { ...failingWith('network') },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Presence could not be loaded.')).resolves.toBeVisible();
    await expect(canvas.getByText(/check your connection/)).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  tags: ['presence-23'],
  parameters: { ...failingWith('500') },
  play: async ({ canvas, loaded }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    backendOf(loaded).scenario.failures = [];
    await userEvent.click(again);
    await rowOf(/^Dvořáková Jana/);
  },
});

export const RefreshFailed = meta.story({
  globals: { viewport: { value: 'desk' } },
  tags: ['presence-23'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    await rowOf(/^Dvořáková Jana/);
    backendOf(loaded).scenario.failures = [failing('postPresence', '500')];
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh, as of 8:00' }));
    await step('the old data stays, with its time', async () => {
      await expect(
        canvas.findByText('Presence could not be refreshed. It may be out of date.'),
      ).resolves.toBeVisible();
      await expect(canvas.getByRole('row', { name: /^Dvořáková Jana/ })).toBeVisible();
      // The button says "In progress" a moment longer than the message takes to appear.
      await expect(canvas.findByRole('button', { name: 'Refresh, as of 8:00' })).resolves.toBeVisible();
    });
  },
});
