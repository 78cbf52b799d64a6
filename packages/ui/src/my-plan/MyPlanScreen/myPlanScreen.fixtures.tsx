import { november } from '@selfservice/api/my-plan/my-plan.fixtures';
import { people } from '@selfservice/mock-server/core/people';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import type { MyPlanScreenProps } from './MyPlanScreen.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';

/** The common meta of the screen's stories: the current month of an employee as bars. */
export const myPlanMeta = {
  component: MyPlanScreen,
  render: (args: MyPlanScreenProps) => <AtAMonth {...args} />,
  decorators: [inMain],
  args: {
    month: november,
    onMonthChange: fn(),
    view: 'bars' as MyPlanScreenProps['view'],
    onViewChange: fn(),
    timeZone: 'Europe/Prague',
    onTimeZoneChange: fn(),
    personRef: people.employee.ref,
    backHref: '/dashboard',
  },
};

/** Shows the screen with its month in a state, as the application does with the address. */
function AtAMonth(args: MyPlanScreenProps) {
  const [month, setMonth] = useState(args.month);
  return (
    <MyPlanScreen
      {...args}
      month={month}
      isRemembered={args.isRemembered === true && month === args.month}
      onMonthChange={(next) => {
        setMonth(next);
        args.onMonthChange(next);
      }}
    />
  );
}
