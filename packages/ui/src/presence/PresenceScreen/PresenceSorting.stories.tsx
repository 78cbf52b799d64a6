import { actions } from '@selfservice/api/session/permissions';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { rowOf } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { PresenceScreen } from './PresenceScreen.tsx';
import { presenceMeta } from './presenceScreen.fixtures.ts';

const meta = preview.meta({ ...presenceMeta, component: PresenceScreen });

export const Sorted = meta.story({
  tags: ['presence-5'],
  play: async ({ canvas }) => {
    await rowOf(/^Dvořáková Jana/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort By name' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'By state' }));
    await waitFor(async () => {
      const states = canvas
        .getAllByRole('row')
        .map((row) => /, (Missing|Present|Absent|Unknown)/.exec(row.getAttribute('aria-label') ?? '')?.[1]);
      await expect(states.join(' ')).toMatch(/^(Missing ?)+(Present ?)+(Absent ?)+(Unknown ?)+$/);
    });
  },
});

export const WithoutPasses = meta.story({
  tags: ['presence-5', 'presence-17'],
  parameters: {
    scenario: { person: 'approver', disabledActions: [actions.presenceDetails] },
  },
  play: async ({ canvas }) => {
    await rowOf(/^Dvořáková Jana/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort By name' }));
    await screen.findByRole('menuitemradio', { name: 'By state' });
    await expect(screen.queryByRole('menuitemradio', { name: 'Most recent pass first' })).toBeNull();
  },
});
