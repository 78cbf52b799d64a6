import { monthOf } from '@selfservice/api/core/local-date';
import { fromWireMonth, toWireMonth } from '@selfservice/api/core/wire';
import {
  getOldestMonthWithRequest,
  postMyPlan,
  postPlanChanges,
  postPlanSignatures,
} from '@selfservice/api/my-plan/my-plan.wire';
import type { Database, Grant } from '../core/database.ts';
import { handle } from '../core/handler.ts';
import { message } from '../core/refusals.ts';
import { hasRight } from '../core/rights.ts';
import { myPlanAnswer } from './my-plan-rows.ts';
import type { PlanDecision } from './plan-decision.ts';
import type { PlanRequestRow } from './plan-requests.ts';
import { pendingPlanRequests } from './plan-requests.ts';

const knownVersion = '2.43';

/** The person's own plan, its signatures and its changes. */
export const myPlanHandlers = [
  handle(postMyPlan, ({ database, grant, body, language }) =>
    myPlanAnswer(database, grant.ref, fromWireMonth(body.Item1), language),
  ),
  handle(getOldestMonthWithRequest, ({ database, grant }) => {
    const [oldest] = pendingPlanRequests(database, grant.ref)
      .map(({ day }) => day.date)
      .toSorted();
    return oldest === undefined ? null : toWireMonth(monthOf(oldest));
  }),
  handle(postPlanSignatures, ({ database, grant, body }) =>
    decide(database, grant, {
      kind: 'signing',
      ids: body.Item1,
      decision: 'signed',
      version: body.Item2,
      action: 'SelfServiceApp_PlanCheck',
    }),
  ),
  handle(postPlanChanges, ({ database, grant, body }) =>
    decide(database, grant, {
      kind: 'change',
      ids: body.Item1,
      decision: body.Item2 ? 'approved' : 'rejected',
      version: body.Item3,
      action: 'SelfServiceApp_PlanApprove',
    }),
  ),
];

interface Decision {
  kind: PlanRequestRow['kind'];
  ids: number[];
  decision: PlanDecision;
  version: string;
  action: string;
}

/** Decides about all of the requests, or about none where one cannot be decided about. */
function decide(database: Database, grant: Grant, { kind, ids, decision, version, action }: Decision) {
  if (version !== knownVersion)
    return message(400, `Version ${version} of the application is not supported. Load the page again.`);
  if (!hasRight(database, grant, action)) return message(403, 'You are not allowed to do this.');
  const pending = pendingPlanRequests(database, grant.ref).filter((request) => request.kind === kind);
  const unknown = ids.find((id) => !pending.some((request) => request.id === id));
  if (unknown !== undefined) return message(400, `The request ${unknown} does not wait for you any more.`);
  for (const id of ids) database.planDecisions.set(id, decision);
  return undefined;
}
