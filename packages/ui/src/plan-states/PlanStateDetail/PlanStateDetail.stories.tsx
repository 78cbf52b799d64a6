import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { fitsWindow } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { aPlanState, longName } from '../planStateSamples.fixtures.ts';
import type { PlanStateDetailProps } from './PlanStateDetail.tsx';
import { PlanStateDetail } from './PlanStateDetail.tsx';

const args: PlanStateDetailProps = {
  plan: aPlanState(),
  state: 'checkedByHand',
  contactsPermission: 'allowed',
  isGone: false,
};

const meta = preview.meta({
  component: PlanStateDetail,
  args,
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['plan-states-7'],
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('heading', { name: 'Dvořáková Jana' })).resolves.toBeVisible();
    for (const words of ['100234', 'Checked by hand', 'Part of a month', 'By hand'])
      await expect(canvas.getByText(words)).toBeVisible();
    for (const term of ['Personal number', 'State', 'Days', 'Kind of plan', 'Checked by', 'Approval', 'Type'])
      await expect(canvas.getByText(term)).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

export const Gone = meta.story({
  args: { isGone: true },
  play: ({ canvas }) =>
    expect(canvas.findByText('This plan is no longer in the list.')).resolves.toBeVisible(),
});

/** Empty texts of the server are shown as "not given". */
export const LittleKnown = meta.story({
  args: {
    plan: aPlanState({
      personalNumber: '',
      checkedBy: '',
      type: '',
      planKind: '',
      contacts: { email: null, phones: [] },
    }),
  },
  play: ({ canvas }) => expect(canvas.findAllByText('not given')).resolves.toHaveLength(7),
});

export const LongText = meta.story({
  args: {
    plan: aPlanState({
      fullName: longName,
      checkedBy: longName,
      planKind: 'Část měsíce',
      type: 'Ručně',
      approval: 'Schváleno vedoucím oddělení po projednání se zástupci zaměstnanců',
    }),
  },
  globals: { language: 'cs', viewport: { value: 'narrow' } },
  parameters: { pictures: true },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Zkontrolovaný ručně')).resolves.toBeVisible();
    await fitsWindow();
  },
});
