import { people } from '@selfservice/mock-server/core/people';
import { fn } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import { atAnAddress } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { october } from '../worksheet.fixtures.ts';
import { WorksheetScreen } from './WorksheetScreen.tsx';

/** The common meta of the screen's stories: the worksheet of an employee in October. */
export const worksheetMeta = {
  component: WorksheetScreen,
  render: atAnAddress(WorksheetScreen, { onMonthChange: (month) => ({ month }) }),
  decorators: [inMain],
  args: {
    month: october,
    onMonthChange: fn(),
    computeToToday: null,
    onComputeToTodayChange: fn(),
    personRef: people.employee.ref,
    backHref: '/dashboard',
  },
};
