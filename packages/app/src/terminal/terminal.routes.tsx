import type { terminalArea } from '@selfservice/ui/terminal/terminal.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default {
  '/online-terminal': lazy(() => import('./TerminalRoute.tsx')),
  '/lastPasses': lazy(() => import('./LastPassesRoute.tsx')),
} satisfies ScreensOf<typeof terminalArea>;
