import { localDate } from '@selfservice/api/core/local-date';
import type { RequestOutcome } from '@selfservice/api/requests/new-request';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RequestTwiceDialog } from './RequestTwiceDialog.tsx';

const saved: RequestOutcome = {
  state: 'saved',
  ids: [50_040, 50_041],
  part: {
    place: 'mine',
    personRef: '0001001',
    firstDay: localDate('2026-12-07'),
    lastDay: localDate('2026-12-08'),
    begin: null,
    end: null,
    account: { id: 10, name: 'Vacation', shortcut: 'V' },
    comment: '',
  },
};

const meta = preview.meta({
  component: RequestTwiceDialog,
  args: { agenda: 'requests' as const, place: 'mine' as const, saved: [saved], onClose: fn() },
});

export const Default = meta.story({
  play: async () => {
    await expect(screen.findByText(/Vacation Mon 7 – Tue 8 Dec 2026/)).resolves.toBeVisible();
    await expect(screen.getByRole('button', { name: 'Cancel one' })).toBeEnabled();
  },
});

/** Only the person's own requests can be cancelled. */
export const ForSomeoneElse = meta.story({
  args: { place: 'approvals' },
  play: async () => {
    await expect(screen.findByText(/Ask the approver/)).resolves.toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Cancel one' })).toBeNull();
  },
});
