import { monthOf as monthOfDay } from '@selfservice/api/core/local-date';
import {
  getOldestMonthWithRequest,
  postMyPlan,
  postPlanChanges,
  postPlanSignatures,
} from '@selfservice/api/my-plan/my-plan.wire';
import type { Database, Grant } from '../core/database.ts';
import { handle } from '../core/handler.ts';
import { Refusal, refuse } from '../core/refusals.ts';
import { needs } from '../core/rights.ts';
import { monthOf, toWireMonth } from '../core/wire-dates.ts';
import { myPlanAnswer } from './my-plan-rows.ts';
import { myPlanWords } from './my-plan-words.ts';
import type { PlanDecision } from './plan-decision.ts';
import type { PlanRequestRow } from './plan-requests.ts';
import { pendingPlanRequests } from './plan-requests.ts';
import { planDecisions } from './plan-decision.ts';

const knownVersion = '2.43';
const access = needs('RunMyPlan');

/** Handlers of the user's own plan, its signatures and its changes. */
export const myPlanHandlers = [
  handle(postMyPlan, access, ({ database, grant, body, language }) => {
    const month = monthOf(body.Item1, 'Item1');
    return month instanceof Refusal ? month : myPlanAnswer(database, grant.ref, month, language);
  }),
  handle(getOldestMonthWithRequest, access, ({ database, grant }) => {
    const [oldest] = pendingPlanRequests(database, grant.ref)
      .map(({ day }) => day.date)
      .toSorted();
    return oldest === undefined ? null : toWireMonth(monthOfDay(oldest));
  }),
  handle(postPlanSignatures, needs('RunMyPlan', 'PlanCheck'), ({ database, grant, body }) =>
    decide(database, grant, {
      kind: 'signing',
      ids: body.Item1,
      decision: 'signed',
      version: body.Item2,
    }),
  ),
  handle(postPlanChanges, needs('RunMyPlan', 'PlanApprove'), ({ database, grant, body }) =>
    decide(database, grant, {
      kind: 'change',
      ids: body.Item1,
      decision: body.Item2 ? 'approved' : 'rejected',
      version: body.Item3,
    }),
  ),
];

interface Decision {
  kind: PlanRequestRow['kind'];
  ids: number[];
  decision: PlanDecision;
  version: string;
}

/** Decides on all of the requests; if one of them is not pending, refuses and changes nothing. */
function decide(database: Database, grant: Grant, { kind, ids, decision, version }: Decision) {
  if (version !== knownVersion) return refuse(400, myPlanWords.oldVersion(version));
  if (ids.length === 0) return refuse(400, myPlanWords.nothingNamed);
  const pending = pendingPlanRequests(database, grant.ref).filter((request) => request.kind === kind);
  const unknown = ids.find((id) => !pending.some((request) => request.id === id));
  if (unknown !== undefined) return refuse(400, myPlanWords.notWaiting(unknown));
  for (const id of ids) planDecisions(database).set(id, decision);
  return undefined;
}
