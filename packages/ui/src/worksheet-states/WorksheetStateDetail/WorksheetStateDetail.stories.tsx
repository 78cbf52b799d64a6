import type { LocalMonth } from '@selfservice/api/core/local-date';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { fitsWindow } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { aWorksheetState, longName } from '../worksheetStateSamples.fixtures.ts';
import type { WorksheetStateDetailProps } from './WorksheetStateDetail.tsx';
import { WorksheetStateDetail } from './WorksheetStateDetail.tsx';

const args: WorksheetStateDetailProps = {
  worksheet: aWorksheetState(),
  month: '2026-10' as LocalMonth,
  contactsPermission: 'allowed',
  isGone: false,
};

const meta = preview.meta({
  component: WorksheetStateDetail,
  args,
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['worksheet-states-6'],
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('heading', { name: 'Dvořáková Jana' })).resolves.toBeVisible();
    await expect(canvas.getByText('October 2026')).toBeVisible();
    await expect(canvas.getByText('Confirmed')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

export const Gone = meta.story({
  args: { isGone: true },
  parameters: { pictures: true },
  play: ({ canvas }) =>
    expect(canvas.findByText('This worksheet is no longer in the list.')).resolves.toBeVisible(),
});

export const WithoutContacts = meta.story({
  args: { worksheet: aWorksheetState({ contacts: { email: null, phones: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Phone')).resolves.toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const LongText = meta.story({
  args: { worksheet: aWorksheetState({ fullName: longName, state: 'signedElectronically' }) },
  globals: { language: 'cs', viewport: { value: 'narrow' } },
  parameters: { pictures: true },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Říjen 2026')).resolves.toBeVisible();
    await fitsWindow();
  },
});
