import type { presenceArea } from '@selfservice/ui/presence/presence.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default { '/presence': lazy(() => import('./PresenceRoute.tsx')) } satisfies ScreensOf<
  typeof presenceArea
>;
