import { localDateTime } from '@selfservice/api/core/local-date';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aPersonPresence } from '../presence.fixtures.ts';
import type { PresenceListProps } from './PresenceList.tsx';
import { PresenceList } from './PresenceList.tsx';

const { details } = aPersonPresence();

const meta = preview.meta({
  component: PresenceList,
  args: {
    people: [
      aPersonPresence(),
      aPersonPresence({
        personRef: '2',
        fullName: 'Novák Petr',
        presence: 'absent',
        reason: { presence: 'Away', account: 'Vacation' },
        details: details && { ...details, lastPassAt: localDateTime('2026-11-19T14:05:00') },
      }),
      aPersonPresence({
        personRef: '3',
        fullName: 'Žák Matěj',
        presence: 'unknown',
        reason: null,
        details: null,
      }),
    ],
    missing: null as PresenceListProps['missing'],
    openRef: null as string | null,
    onOpen: fn(),
  },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['presence-2'],
  play: async ({ canvas, args, step }) => {
    await step('a row shows name, state, reason and last pass', async () => {
      await expect(
        canvas.findByRole('row', { name: /^Novák Petr, Absent, Vacation, Thu 19 Nov 14:05$/ }),
      ).resolves.toBeVisible();
      await expect(canvas.getByRole('row', { name: 'Žák Matěj, Unknown' })).toBeVisible();
    });
    await step('a click opens the person', async () => {
      await userEvent.click(canvas.getByRole('row', { name: /^Dvořáková Jana, Present, At work, 5:58$/ }));
      await expect(args.onOpen).toHaveBeenCalledWith('0001001');
    });
  },
});
