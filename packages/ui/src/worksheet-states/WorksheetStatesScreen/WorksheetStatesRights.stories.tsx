import { actions } from '@selfservice/api/session/permissions';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { rowOf } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { worksheetStatesMeta } from '../worksheetStates.fixtures.ts';
import { WorksheetStatesScreen } from './WorksheetStatesScreen.tsx';

const meta = preview.meta({
  ...worksheetStatesMeta,
  component: WorksheetStatesScreen,
});
const person = 'approver';

export const ContactsDisabled = meta.story({
  tags: ['worksheet-states-10'],
  parameters: { pictures: true, scenario: { person, disabledActions: [actions.worksheetStatesContacts] } },
  play: async ({ canvas }) => {
    await userEvent.click(await rowOf(/^Dvořáková Jana/));
    await expect(
      canvas.getByText('You are not allowed to see contacts. Ask your administrator for access.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /@/ })).toBeNull();
  },
});

export const ContactsHidden = meta.story({
  tags: ['worksheet-states-10'],
  parameters: { scenario: { person, invisibleActions: [actions.worksheetStatesContacts] } },
  play: async ({ canvas }) => {
    await userEvent.click(await rowOf(/^Dvořáková Jana/));
    await expect(canvas.getByRole('heading', { name: 'Dvořáková Jana' })).toBeVisible();
    await expect(canvas.queryByText('E-mail')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /@/ })).toBeNull();
  },
});

/** The address contains a category, but the user may not choose one. */
export const CategoryRefused = meta.story({
  args: { people: { centreId: null, includesSubcentres: true, categoryRef: '010' } },
  parameters: { scenario: { person, disabledActions: [actions.categoryFilter] } },
  play: async ({ canvas }) => {
    await rowOf(/^Dvořáková Jana/);
    await expect(canvas.getByRole('button', { name: 'Assembly with sub-centres' })).toBeVisible();
  },
});
