import type { passwordArea } from '@selfservice/ui/password/password.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default { '/change-password': lazy(() => import('./ChangePasswordRoute.tsx')) } satisfies ScreensOf<
  typeof passwordArea
>;
