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
  parameters: { scenario: { ...asked, invisibleActions: [presenceReason] } },
  play: async ({ step }) => {
    const detail = await openDetail();
    await step('it says no more than present, absent or unknown, anywhere in the page', async () => {
      await expect(detail.queryByText('Reason')).toBeNull();
      await expect(document.body.textContent).not.toMatch(/At work|Vacation|Away|lunch|errand/);
      for (const { ariaLabel } of document.querySelectorAll('[aria-label]'))
        await expect(ariaLabel).not.toMatch(/At work|Vacation|Away|lunch|errand/);
    });
    await step('nor in what is saved', async () => {
      const { text } = await savedCsv();
      await expect(text).toContain('Dvořáková Jana,Present,');
      await expect(text).not.toMatch(/Reason|At work|Vacation|Away|lunch|errand/);
    });
  },
});

export const ReasonsDisabled = meta.story({
  parameters: { scenario: { ...asked, disabledActions: [presenceReason] } },
  play: async () => {
    const detail = await openDetail();
    await expect(detail.queryByText('Reason')).toBeNull();
  },
});

export const WithoutContacts = meta.story({
  parameters: { scenario: { ...asked, invisibleActions: [presenceContacts] } },
  play: async () => {
    const detail = await openDetail();
    await expect(detail.queryByRole('link')).toBeNull();
    await expect(detail.queryByText('Phone')).toBeNull();
  },
});

export const ContactsDisabled = meta.story({
  parameters: { scenario: { ...asked, disabledActions: [presenceContacts] } },
  play: async () => {
    const detail = await openDetail();
    await expect(detail.getByText(/You are not allowed to see contacts/)).toBeVisible();
    await expect(detail.queryByRole('link')).toBeNull();
  },
});

export const WithoutDetails = meta.story({
  parameters: { scenario: { ...asked, invisibleActions: [presenceDetails] } },
  play: async ({ canvas, step }) => {
    const detail = await openDetail();
    await step('neither the number nor the last pass is told', async () => {
      await expect(detail.queryByText('Personal number')).toBeNull();
      await expect(canvas.getByRole('row', { name: /^Dvořáková Jana/ })).not.toHaveTextContent(/\d:\d\d/);
    });
  },
});

export const DetailsDisabled = meta.story({
  parameters: { scenario: { ...asked, disabledActions: [presenceDetails] } },
  play: async () => {
    const detail = await openDetail();
    await expect(detail.getByText(/You are not allowed to see details/)).toBeVisible();
  },
});

export const NothingButPresence = meta.story({
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
