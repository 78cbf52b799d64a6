import type { personalCardArea } from '@selfservice/ui/personal-card/personal-card.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default { '/personal-card': lazy(() => import('./PersonalCardRoute.tsx')) } satisfies ScreensOf<
  typeof personalCardArea
>;
