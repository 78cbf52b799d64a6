import { toWorkflowRequest } from '@selfservice/api/requests/requests';
import { requestStateIcons } from '../../packages/ui/src/patterns/StateIcon/requestStateIcons.ts';
import { joinedChanges } from './state-changes.ts';
import type { OneChange, StateChart } from './state-changes.ts';

const wireStates = [0, 1, 2, 3] as const;
type WireState = (typeof wireStates)[number];

/** Returns the name of a state in the product. */
function nameOf(state: WireState): string {
  const created = '2026-11-20T08:00:00Z';
  const wire = { ID: 1, Applicant: '', ReqText: '', Created: created, State: state };
  const rest = { RemainingDaysFloor: null, Expdate: null, Approver: null, DateModified: null, Note: null };
  return toWorkflowRequest({ ...wire, ...rest }).state;
}

/** Returns the states of a request: every decision of the mock backend in every state, by applicant and approver. */
export async function requestStates(): Promise<StateChart> {
  const { ownGrant } = await import('@selfservice/mock-server/core/database');
  const { people } = await import('@selfservice/mock-server/core/people');
  const { decide } = await import('@selfservice/mock-server/requests/decide');
  const { aDatabase, aRequest, approver } =
    await import('@selfservice/mock-server/requests/requests.fixtures');
  const actors = { approver, applicant: ownGrant('employee') };
  const changes = wireStates.flatMap((from) =>
    ([1, 2, 3] as const).flatMap((to) =>
      Object.entries(actors).map(([actor, grant]): OneChange => {
        const database = aDatabase();
        const { id } = aRequest(database, { applicantRef: people.employee.ref, state: from });
        const isDone = decide(database, grant, id, to, '') === undefined;
        return { from: nameOf(from), event: `the ${actor}`, to: nameOf(isDone ? to : from) };
      }),
    ),
  );
  return {
    title: 'Request',
    about:
      'A request for an absence or an unavailability, as the mock backend decides it: `decide`. An event is the person.',
    states: Object.keys(requestStateIcons),
    changes: joinedChanges(changes),
  };
}
