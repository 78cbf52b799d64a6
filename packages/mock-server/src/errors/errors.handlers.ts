import { postReportError } from '@selfservice/api/errors/errors.wire';
import { handle } from '../core/handler.ts';
import { everyoneEvenBeforePasswordChange } from '../core/rights.ts';
import { errorReports } from './error-reports.ts';

/** The error service, which stores each report. */
export const errorsHandlers = [
  handle(postReportError, everyoneEvenBeforePasswordChange, ({ database, body }) => {
    errorReports(database).push(body);
    return undefined;
  }),
];
