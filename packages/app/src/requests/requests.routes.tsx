import type { requestsArea } from '@selfservice/ui/requests/requests.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default { '/my-requests': lazy(() => import('./MyRequestsRoute.tsx')) } satisfies ScreensOf<
  typeof requestsArea
>;
