import type { helpArea } from '@selfservice/ui/help/help.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default { '/help/:anchor?': lazy(() => import('./HelpRoute.tsx')) } satisfies ScreensOf<
  typeof helpArea
>;
