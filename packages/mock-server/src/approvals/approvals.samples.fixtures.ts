import type * as wire from '@selfservice/api/approvals/approvals.wire';
import { people } from '../core/people.ts';
import { aDatabase, aRequest } from '../requests/requests.fixtures.ts';
import { alexandra, approving, approvingUnavailability, jana } from '../samples.fixtures.ts';
import type { SamplesOf } from '../samples.fixtures.ts';

const list = {
  IncludeChildren: true,
  SelectedIxsStr: '',
  SelectedTab: 'approving' as const,
  Sort: '',
  BoolValue: true,
};
const database = aDatabase();
const pending = { state: 0, approverRef: people.approver.ref } as const;
const waiting = {
  ofJana: aRequest(database, { ...pending, applicantRef: jana, agenda: 'requests' }).id,
  ofAlexandra: aRequest(database, { ...pending, applicantRef: alexandra, agenda: 'unavailabilities' }).id,
};

export default {
  postRequestStatusMultiple: [
    { ...approving, body: { Value: [waiting.ofJana], Value2: 1, Value3: '' } },
    { ...approvingUnavailability, body: { Value: [waiting.ofAlexandra], Value2: 1, Value3: '' } },
    {
      person: 'approver',
      body: { Value: [waiting.ofJana, waiting.ofAlexandra], Value2: 1, Value3: '' },
      ways: [['RunRequestsApproval', 'RunUnavailabilityApproval']],
    },
  ],
  postApprovals: [
    { ...approving, body: { ...list, CurrentAgenda: 'requests' } },
    { ...approvingUnavailability, body: { ...list, CurrentAgenda: 'unavailabilities' } },
  ],
} satisfies SamplesOf<typeof wire>;
