import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { fn } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import { atAnAddress } from '../patterns/ListDetailScreen/screenStories.fixtures.ts';
import type { PlanStatesScreenProps } from './PlanStatesScreen/PlanStatesScreen.tsx';
import { PlanStatesScreen } from './PlanStatesScreen/PlanStatesScreen.tsx';

/** The common meta of the screen's stories: an approver, and the checked plans of the third week of November. */
export const planStatesMeta = {
  component: PlanStatesScreen,
  render: atAnAddress(PlanStatesScreen, {
    onMonthChange: (month) => ({ month, part: null, openKey: null }),
    onPartChange: (part) => ({ part, openKey: null }),
    onStateChange: (state) => ({ state, openKey: null }),
    onPeopleChange: (people) => ({ people, openKey: null }),
    onOpen: (openKey) => ({ openKey }),
  }),
  decorators: [inMain],
  args: {
    month: '2026-11' as LocalMonth,
    onMonthChange: fn(),
    part: null as number | null,
    onPartChange: fn(),
    state: 'checked' as PlanStatesScreenProps['state'],
    onStateChange: fn(),
    people: { centreId: null, includesSubcentres: true, categoryRef: null } as CentreSelection,
    onPeopleChange: fn(),
    openKey: null as string | null,
    onOpen: fn(),
    backHref: '/dashboard',
  },
  parameters: { scenario: { person: 'approver' } },
};
