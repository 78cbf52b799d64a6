import type * as wire from '@selfservice/api/approvals/approvals.wire';
import { idsForTheApprover } from '../requests/requests.fixtures.ts';
import { approving, approvingUnavailability } from '../samples.fixtures.ts';
import type { SamplesOf } from '../samples.fixtures.ts';

const list = {
  IncludeChildren: true,
  SelectedIxsStr: '',
  SelectedTab: 'approving' as const,
  Sort: '',
  BoolValue: true,
};
const waiting = idsForTheApprover();

export default {
  postRequestStatusMultiple: [
    { ...approving, body: { Value: [waiting.ofJana], Value2: 1, Value3: '' } },
    { ...approvingUnavailability, body: { Value: [waiting.ofBarbora], Value2: 1, Value3: '' } },
    {
      person: 'approver',
      body: { Value: [waiting.ofJana, waiting.ofBarbora], Value2: 1, Value3: '' },
      ways: [['RunRequestsApproval', 'RunUnavailabilityApproval']],
    },
  ],
  postApprovals: [
    { ...approving, body: { ...list, CurrentAgenda: 'requests' } },
    { ...approvingUnavailability, body: { ...list, CurrentAgenda: 'unavailabilities' } },
  ],
} satisfies SamplesOf<typeof wire>;
