import { createElement, useState } from 'react';
import type { MyRequestsScreenProps } from './MyRequestsScreen.tsx';
import { MyRequestsScreen } from './MyRequestsScreen.tsx';

/** The screen as the application shows it: it keeps what the address and the device remember. */
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

/** Numbers of the employee's requests in the mock backend. */
export const ownRequests = {
  vacation: 50_001,
  doctor: 50_002,
  approved: 50_004,
  rejected: 50_006,
  cancelled: 50_007,
};
