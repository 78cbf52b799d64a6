import type { approvalsArea } from '@selfservice/ui/approvals/approvals.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

const ApprovalsRoute = lazy(() => import('./ApprovalsRoute.tsx'));

export default {
  '/requests-approve/:id?': () => <ApprovalsRoute agenda="requests" />,
  '/unavailabilities-approve/:id?': () => <ApprovalsRoute agenda="unavailabilities" />,
} satisfies ScreensOf<typeof approvalsArea>;
