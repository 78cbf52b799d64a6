import { postApprovals, postRequestStatusMultiple } from '@selfservice/api/approvals/approvals.wire';
import { handle } from '../core/handler.ts';
import { decideMany } from '../requests/decide.ts';
import { requestsToDecide } from '../requests/request-filters.ts';
import { requestList } from '../requests/request-list.ts';

/** The requests that an approver decides about, and decisions about many of them. */
export const approvalsHandlers = [
  handle(postApprovals, ({ database, grant, body, language }) => {
    const { CurrentAgenda, SelectedIxsStr, BoolValue, Sort } = body;
    const filter = { agenda: CurrentAgenda, isPendingOnly: BoolValue };
    const rows = requestsToDecide(database, grant.ref, filter).filter(
      ({ applicantRef }) => SelectedIxsStr === '' || applicantRef === SelectedIxsStr,
    );
    return requestList(database, rows, language, Sort);
  }),
  handle(postRequestStatusMultiple, ({ database, grant, body }) =>
    decideMany(database, grant, body.Value, body.Value2, body.Value3),
  ),
];
