import type { AreaRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** The online terminal and its last passes. */
export const terminalRoutes: AreaRoute[] = [
  { path: '/online-terminal', runAction: 'runTerminal', Screen: NotAvailable },
  { path: '/lastPasses', runAction: 'runTerminal', Screen: NotAvailable },
];
