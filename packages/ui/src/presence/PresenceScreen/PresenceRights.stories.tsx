import { actions } from '@selfservice/api/session/permissions';
import { expect, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { rowOf } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { savedCsv } from '../../patterns/ListExport/listExport.fixtures.ts';
import { PresenceScreen } from './PresenceScreen.tsx';
import { presenceMeta } from './presenceScreen.fixtures.ts';

const { presenceContacts, presenceDetails, presenceReason } = actions;
const asked = { person: 'approver', at: '2026-11-18T10:00:00' };
const meta = preview.meta({
  ...presenceMeta,
  component: PresenceScreen,
  globals: { viewport: { value: 'desk' } },
});

/** Opens the detail of the employee. */
async function openDetail() {
  await userEvent.click(await rowOf(/^Dvořáková Jana/));
  return within(await within(document.body).findByRole('region', { name: 'Presence of Dvořáková Jana' }));
}

export const WithoutReasons = meta.story({
  tags: ['presence-11', 'presence-18'],
  parameters: { scenario: { ...asked, invisibleActions: [presenceReason] } },
  play: async ({ step }) => {
    const detail = await openDetail();
    await step('the page contains only present, absent or unknown', async () => {
      await expect(detail.queryByText('Reason')).toBeNull();
      await expect(document.body.textContent).not.toMatch(/At work|Vacation|Away|lunch|errand/);
      for (const { ariaLabel } of document.querySelectorAll('[aria-label]'))
        await expect(ariaLabel).not.toMatch(/At work|Vacation|Away|lunch|errand/);
    });
    await step('the saved file contains no reason', async () => {
      const { text } = await savedCsv();
      await expect(text).toContain('Dvořáková Jana,Present,');
      await expect(text).not.toMatch(/Reason|At work|Vacation|Away|lunch|errand/);
    });
  },
});

export const ReasonsDisabled = meta.story({
  tags: ['presence-18'],
  parameters: { scenario: { ...asked, disabledActions: [presenceReason] } },
  play: async () => {
    const detail = await openDetail();
    await expect(detail.queryByText('Reason')).toBeNull();
  },
});

export const WithoutContacts = meta.story({
  tags: ['presence-16'],
  parameters: { scenario: { ...asked, invisibleActions: [presenceContacts] } },
  play: async () => {
    const detail = await openDetail();
    await expect(detail.queryByRole('link')).toBeNull();
    await expect(detail.queryByText('Phone')).toBeNull();
  },
});

export const ContactsDisabled = meta.story({
  tags: ['presence-16'],
  parameters: { scenario: { ...asked, disabledActions: [presenceContacts] } },
  play: async () => {
    const detail = await openDetail();
    await expect(detail.getByText(/You are not allowed to see contacts/)).toBeVisible();
    await expect(detail.queryByRole('link')).toBeNull();
  },
});

export const WithoutDetails = meta.story({
  tags: ['presence-17'],
  parameters: { scenario: { ...asked, invisibleActions: [presenceDetails] } },
  play: async ({ canvas, step }) => {
    const detail = await openDetail();
    await step('shows neither the personal number nor the last pass', async () => {
      await expect(detail.queryByText('Personal number')).toBeNull();
      await expect(canvas.getByRole('row', { name: /^Dvořáková Jana/ })).not.toHaveTextContent(/\d:\d\d/);
    });
  },
});

export const DetailsDisabled = meta.story({
  tags: ['presence-17'],
  parameters: { scenario: { ...asked, disabledActions: [presenceDetails] } },
  play: async () => {
    const detail = await openDetail();
    await expect(detail.getByText(/You are not allowed to see details/)).toBeVisible();
  },
});

export const NothingButPresence = meta.story({
  tags: ['presence-16', 'presence-17', 'presence-18'],
  parameters: {
    pictures: true,
    scenario: { ...asked, invisibleActions: [presenceContacts, presenceDetails, presenceReason] },
  },
  play: async () => {
    const detail = await openDetail();
    await expect(detail.getByText('Present')).toBeVisible();
    await expect(detail.queryByRole('term')).toBeNull();
  },
});
