import { actions } from '@selfservice/api/session/permissions';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { rowOf } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { planStatesMeta } from '../planStates.fixtures.ts';
import { PlanStatesScreen } from './PlanStatesScreen.tsx';

const meta = preview.meta({ ...planStatesMeta, component: PlanStatesScreen });
const person = 'approver';

export const ContactsDisabled = meta.story({
  tags: ['plan-states-13'],
  parameters: { scenario: { person, disabledActions: [actions.planStatesContacts] } },
  play: async ({ canvas }) => {
    await userEvent.click(await rowOf(/./));
    await expect(
      canvas.findByText('You are not allowed to see contacts. Ask your administrator for access.'),
    ).resolves.toBeVisible();
    await expect(canvas.queryByRole('link', { name: /@/ })).toBeNull();
  },
});

export const ContactsHidden = meta.story({
  tags: ['plan-states-13'],
  parameters: { scenario: { person, invisibleActions: [actions.planStatesContacts] } },
  play: async ({ canvas }) => {
    await userEvent.click(await rowOf(/./));
    await expect(canvas.findByText('Kind of plan')).resolves.toBeVisible();
    await expect(canvas.queryByText('E-mail')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /@/ })).toBeNull();
  },
});
