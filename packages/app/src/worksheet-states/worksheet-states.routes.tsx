import type { worksheetStatesArea } from '@selfservice/ui/worksheet-states/worksheet-states.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default {
  '/worksheet/states': lazy(() => import('./WorksheetStatesRoute.tsx')),
} satisfies ScreensOf<typeof worksheetStatesArea>;
