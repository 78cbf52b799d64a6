import type { worksheetArea } from '@selfservice/ui/worksheet/worksheet.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default { '/my-worksheet/:date?': lazy(() => import('./WorksheetRoute.tsx')) } satisfies ScreensOf<
  typeof worksheetArea
>;
