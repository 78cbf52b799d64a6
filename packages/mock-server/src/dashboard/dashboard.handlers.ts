import { getDashboardData } from '@selfservice/api/dashboard/dashboard.wire';
import { handle } from '../core/handler.ts';
import { everyone } from '../core/rights.ts';
import { dashboardAnswer } from './dashboard-answer.ts';

/** Handlers of home. */
export const dashboardHandlers = [
  handle(getDashboardData, everyone, ({ database, grant, language }) =>
    dashboardAnswer(database, grant, language),
  ),
];
