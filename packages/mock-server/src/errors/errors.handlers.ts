import { postReportError } from '@selfservice/api/errors/errors.wire';
import { handle } from '../core/handler.ts';
import { everyoneEvenBeforePasswordChange } from '../core/rights.ts';

/** The error service keeps what it is told. */
export const errorsHandlers = [
  handle(postReportError, everyoneEvenBeforePasswordChange, ({ database, body }) => {
    database.errorReports.push(body);
    return undefined;
  }),
];
