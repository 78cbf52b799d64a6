import { inMain } from '#storybook/decorators/inMain.tsx';
import { createElement, useState } from 'react';
import { fn } from 'storybook/test';
import type { MyRequestsScreenProps } from './MyRequestsScreen.tsx';
import { MyRequestsScreen } from './MyRequestsScreen.tsx';

/** The screen with the state that the application keeps for it: the open request and the filter. */
export function AtAnAddress(props: MyRequestsScreenProps) {
  const [isPendingOnly, setIsPendingOnly] = useState(props.isPendingOnly);
  const [openId, setOpenId] = useState(props.openId);
  return createElement(MyRequestsScreen, {
    ...props,
    isPendingOnly,
    onPendingOnlyChange: setIsPendingOnly,
    openId,
    onOpen: setOpenId,
  });
}

/** The meta of all stories of the screen: all requests of the employee, without an open one. */
export const myRequestsMeta = {
  component: MyRequestsScreen,
  render: (args: MyRequestsScreenProps) => createElement(AtAnAddress, args),
  decorators: [inMain],
  args: {
    agenda: 'requests' as MyRequestsScreenProps['agenda'],
    personRef: '0001001',
    isPendingOnly: false,
    onPendingOnlyChange: fn(),
    openId: null as number | null,
    onOpen: fn(),
    backHref: '/dashboard',
  },
};

/** The ids of the employee's requests in the mock backend. */
export const ownRequests = {
  vacation: 50_001,
  doctor: 50_002,
  approved: 50_004,
  rejected: 50_006,
  cancelled: 50_007,
};
