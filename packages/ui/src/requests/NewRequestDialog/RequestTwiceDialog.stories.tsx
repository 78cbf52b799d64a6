import { localDate } from '@selfservice/api/core/local-date';
import type { SavedTwice } from '@selfservice/api/requests/create-kept-form';
import type { RequestPart } from '@selfservice/api/requests/request-entries';
import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { RequestTwiceDialogProps } from './RequestTwiceDialog.tsx';
import { RequestTwiceDialog } from './RequestTwiceDialog.tsx';

const twice: SavedTwice<RequestPart> = {
  duplicateIds: [50_041],
  part: {
    place: 'mine',
    personRef: '0001001',
    firstDay: localDate('2026-12-07'),
    lastDay: localDate('2026-12-08'),
    begin: null,
    end: null,
    account: { id: 10, name: 'Vacation', shortcut: 'V' },
    note: '',
  },
};

const args: RequestTwiceDialogProps = {
  agenda: 'requests',
  savedTwice: [twice],
  onDelete: fn(() => Promise.resolve()),
  onClose: fn(),
};

const meta = preview.meta({
  component: RequestTwiceDialog,
  args,
});

export const Default = meta.story({
  tags: ['requests-57'],
  play: async () => {
    await expect(screen.findByText(/Vacation Mon 7 – Tue 8 Dec 2026/)).resolves.toBeVisible();
    await expect(screen.getByRole('button', { name: 'Cancel one' })).toBeEnabled();
  },
});

/** Only the user's own requests can be cancelled. */
export const ForSomeoneElse = meta.story({
  args: { onDelete: null },
  play: async () => {
    await expect(screen.findByText(/Ask the approver/)).resolves.toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Cancel one' })).toBeNull();
  },
});
