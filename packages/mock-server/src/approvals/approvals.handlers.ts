import { postApprovals, postRequestStatusMultiple } from '@selfservice/api/approvals/approvals.wire';
import { coreWords } from '../core/core-words.ts';
import { handle } from '../core/handler.ts';
import { refuse } from '../core/refusals.ts';
import { oneOf } from '../core/rights.ts';
import { decideMany } from '../requests/decide.ts';
import { approvalAccess } from '../requests/request-access.ts';
import { requestsToDecide } from '../requests/request-filters.ts';
import { requestList } from '../requests/request-list.ts';
import { peopleForApprover } from '../requests/request-people.ts';

const eitherAccess = oneOf(approvalAccess.requests, approvalAccess.unavailabilities);

/** The list of requests to decide, and mass decisions. */
export const approvalsHandlers = [
  handle(
    postApprovals,
    ({ CurrentAgenda }) => approvalAccess[CurrentAgenda],
    async ({ database, grant, body, language }) => {
      const { CurrentAgenda, SelectedIxsStr, BoolValue, Sort } = body;
      const filter = { agenda: CurrentAgenda, isPendingOnly: BoolValue };
      if (SelectedIxsStr !== '') {
        const people = await peopleForApprover(database, CurrentAgenda, grant.ref);
        if (!people.some(({ ref }) => ref === SelectedIxsStr))
          return refuse(400, coreWords.noPerson(SelectedIxsStr));
      }
      const rows = requestsToDecide(database, grant.ref, filter).filter(
        ({ applicantRef }) => SelectedIxsStr === '' || applicantRef === SelectedIxsStr,
      );
      return requestList(database, rows, language, Sort);
    },
  ),
  handle(postRequestStatusMultiple, eitherAccess, ({ database, grant, body }) =>
    decideMany(database, grant, body.Value, body.Value2, body.Value3),
  ),
];
