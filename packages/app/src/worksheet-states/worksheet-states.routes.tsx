import type { AreaRoute } from '../shell/area-route.ts';
import { NotAvailable } from '../shell/NotAvailable.ts';

/** The states of worksheets. */
export const worksheetStatesRoutes: AreaRoute[] = [
  { path: '/worksheet/states', runAction: 'runWorksheetStates', Screen: NotAvailable },
];
