import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { fn } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import { atAnAddress } from '../patterns/ListDetailScreen/screenStories.fixtures.ts';
import type { WorksheetStatesScreenProps } from './WorksheetStatesScreen/WorksheetStatesScreen.tsx';
import { WorksheetStatesScreen } from './WorksheetStatesScreen/WorksheetStatesScreen.tsx';

/** The common meta of the screen's stories: an approver, and the unsigned worksheets of October. */
export const worksheetStatesMeta = {
  component: WorksheetStatesScreen,
  render: atAnAddress(WorksheetStatesScreen, {
    onMonthChange: (month) => ({ month, openKey: null }),
    onViewChange: (view) => ({ view, openKey: null }),
    onPeopleChange: (people) => ({ people, openKey: null }),
    onOpen: (openKey) => ({ openKey }),
  }),
  decorators: [inMain],
  args: {
    month: '2026-10' as LocalMonth,
    onMonthChange: fn(),
    view: 'unsigned' as WorksheetStatesScreenProps['view'],
    onViewChange: fn(),
    people: { centreId: null, includesSubcentres: true, categoryRef: null } as CentreSelection,
    onPeopleChange: fn(),
    openKey: null as string | null,
    onOpen: fn(),
    backHref: '/dashboard',
  },
  parameters: { scenario: { person: 'approver' } },
};
