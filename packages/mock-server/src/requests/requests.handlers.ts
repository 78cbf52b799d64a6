import { languages } from '@selfservice/api/core/language';
import {
  getRequestPeople,
  getUnavailabilityPeople,
  postAbsences,
  postMyRequests,
  postRequestAccounts,
  postRequestPeopleFilter,
  postRequestStatus,
  postUnavailabilityPeopleFilter,
  postUnavailabilityRequest,
} from '@selfservice/api/requests/requests.wire';
import type { GeneratedEmployee } from '../core/colleagues.ts';
import { handle } from '../core/handler.ts';
import { refuse } from '../core/refusals.ts';
import { oneOf } from '../core/rights.ts';
import { accountsFor } from './accounts-for.ts';
import { decide } from './decide.ts';
import { insertAbsence } from './insert-absence.ts';
import { insertUnavailability } from './insert-unavailability.ts';
import {
  approvalAccess,
  approverRequestAccess,
  cancelAccess,
  departmentAbsenceAccess,
  ownAccess,
  ownRequestAccess,
} from './request-access.ts';
import { ownRequests } from './request-filters.ts';
import { requestList } from './request-list.ts';
import { peopleForApprover } from './request-people.ts';
import { requestsWords } from './requests-words.ts';

const decisionAccess = oneOf(...Object.values(approvalAccess), ...Object.values(cancelAccess));
const absenceAccess = oneOf(
  ownRequestAccess.requests,
  approverRequestAccess.requests,
  departmentAbsenceAccess,
);
const unavailabilityAccess = oneOf(ownRequestAccess.unavailabilities, approverRequestAccess.unavailabilities);

/** The handlers of own requests, new requests, single decisions, accounts and people. */
export const requestsHandlers = [
  handle(
    postMyRequests,
    ({ CurrentAgenda }) => ownAccess[CurrentAgenda],
    ({ database, grant, body, language }) => {
      const filter = { agenda: body.CurrentAgenda, isPendingOnly: body.BoolValue };
      return requestList(database, ownRequests(database, grant.ref, filter), language);
    },
  ),
  handle(postRequestStatus, decisionAccess, ({ database, grant, body }) =>
    decide(database, grant, body.Value, body.Value2, body.Value3),
  ),
  handle(postAbsences, absenceAccess, ({ database, grant, body }) =>
    insertAbsence(database, grant, body.Value),
  ),
  handle(postUnavailabilityRequest, unavailabilityAccess, ({ database, grant, body }) =>
    insertUnavailability(database, grant, body.Value),
  ),
  handle(postRequestAccounts, absenceAccess, ({ grant, body }) => {
    const language = languages.find((code) => code === body.Value);
    if (!language) return refuse(400, requestsWords.noLanguage(body.Value));
    return accountsFor(grant.ref, body.Value2).map(({ id, names, shortcuts }) => ({
      ID_UCET: id,
      NAZEV: names[language],
      ZKRATKA: shortcuts[language],
    }));
  }),
  handle(getRequestPeople, approvalAccess.requests, async ({ database, grant }) =>
    (await peopleForApprover(database, 'requests', grant.ref)).map(toPersonRow),
  ),
  handle(getUnavailabilityPeople, approvalAccess.unavailabilities, async ({ database, grant }) =>
    (await peopleForApprover(database, 'unavailabilities', grant.ref)).map(toPersonRow),
  ),
  handle(postRequestPeopleFilter, approvalAccess.requests, async ({ database, grant, body }) =>
    (await peopleForApprover(database, 'requests', grant.ref, body.Value)).map(toPersonRow),
  ),
  handle(postUnavailabilityPeopleFilter, approvalAccess.unavailabilities, async ({ database, grant, body }) =>
    (await peopleForApprover(database, 'unavailabilities', grant.ref, body.Value)).map(toPersonRow),
  ),
];

function toPersonRow({ ref, fullName, personalNumber }: GeneratedEmployee) {
  return { OcFullName: `${personalNumber} ${fullName}`, IXS_REF: ref };
}
