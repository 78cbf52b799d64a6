import type { worksheetStatesArea } from '@selfservice/api/worksheet-states/worksheet-states.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default {
  '/worksheet/states': lazy(() => import('./WorksheetStatesRoute.tsx')),
} satisfies ScreensOf<typeof worksheetStatesArea>;
