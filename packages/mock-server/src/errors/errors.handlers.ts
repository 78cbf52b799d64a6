import { postReportError } from '@selfservice/api/errors/errors.wire';
import { handle } from '../core/handler.ts';

/** The error service keeps what it is told. */
export const errorsHandlers = [
  handle(postReportError, ({ database, body }) => {
    database.errorReports.push(body);
    return undefined;
  }),
];
