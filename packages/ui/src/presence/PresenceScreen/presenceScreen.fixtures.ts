import type { CentreSelection } from '@selfservice/api/centres/centre-choice';
import { fn } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import { atAnAddress } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import type { PresenceScreenProps } from './PresenceScreen.tsx';
import { PresenceScreen } from './PresenceScreen.tsx';

/** Meta of the screen's stories: the department of an approver. */
export const presenceMeta = {
  component: PresenceScreen,
  render: atAnAddress(PresenceScreen, {
    onSelectionChange: (selection) => ({ selection }),
    onViewChange: (view) => ({ view }),
    onOpen: (openRef) => ({ openRef }),
  }),
  decorators: [inMain],
  args: {
    selection: { centreId: null, includesSubcentres: true, categoryRef: null } as CentreSelection,
    onSelectionChange: fn(),
    view: 'all' as PresenceScreenProps['view'],
    onViewChange: fn(),
    openRef: null as string | null,
    onOpen: fn(),
    backHref: '/dashboard',
  },
  parameters: { scenario: { person: 'approver' } },
};
