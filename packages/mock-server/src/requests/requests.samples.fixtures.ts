import type * as wire from '@selfservice/api/requests/requests.wire';
import {
  alexandra,
  approving,
  approvingUnavailability,
  insideOfDepartment,
  jana,
  unavailability,
} from '../samples.fixtures.ts';
import type { SamplesOf } from '../samples.fixtures.ts';
import { accounts } from './accounts.ts';
import { aDatabase, aRequest, barbora, idsForTheApprover } from './requests.fixtures.ts';

const absence = {
  IXS_REF: jana,
  ID_UCET: accounts.trip.id,
  ABS: accounts.trip.shortcuts.en,
  DATUM: '2026-12-21T00:00:00Z',
  CAS_OD: null,
  CAS_DO: null,
};
const own = { IsActual: true, BoolValue: true };
const pendingIds = idsForTheApprover();
const ownId = aRequest(aDatabase(), { applicantRef: alexandra, agenda: 'unavailabilities', state: 0 }).id;

export default {
  postMyRequests: [
    { body: { ...own, CurrentAgenda: 'requests' }, ways: [['RunMyRequests']] },
    { body: { ...own, CurrentAgenda: 'unavailabilities' }, ways: [['RunMyUnavailability']] },
  ],
  postRequestStatus: [
    { ...approving, body: { Value: pendingIds.ofJana, Value2: 1, Value3: '' } },
    { ...approvingUnavailability, body: { Value: pendingIds.ofBarbora, Value2: 2, Value3: 'No.' } },
    { body: { Value: pendingIds.ofJana, Value2: 3, Value3: '' }, ways: [['RunMyRequests', 'Absence']] },
    {
      person: 'longName',
      body: { Value: ownId, Value2: 3, Value3: '' },
      ways: [['RunMyUnavailability', 'Absence']],
    },
  ],
  postAbsences: [
    {
      body: { Value: [absence] },
      ways: [
        ['RunMyRequests', 'Absence'],
        ['RunMyPlan', 'Absence'],
      ],
    },
    {
      person: 'approver',
      body: { Value: [absence] },
      ways: [['RunRequestsApproval', 'Absence'], insideOfDepartment],
    },
    { person: 'substitute', body: { Value: [absence] }, ways: [insideOfDepartment] },
  ],
  postUnavailabilityRequest: [
    {
      person: 'longName',
      body: { Value: { ...unavailability, IXS_REF: alexandra } },
      ways: [['RunMyUnavailability', 'Absence', 'UnavailabilityEdit']],
    },
    {
      person: 'approver',
      body: { Value: { ...unavailability, IXS_REF: barbora } },
      ways: [['RunUnavailabilityApproval', 'Absence', 'UnavailabilityEdit']],
    },
  ],
  postRequestAccounts: [
    {
      body: { Value: 'en', Value2: true },
      ways: [
        ['RunMyRequests', 'Absence'],
        ['RunMyPlan', 'Absence'],
        ['RunRequestsApproval', 'Absence'],
        insideOfDepartment,
      ],
    },
  ],
  getRequestPeople: [approving],
  getUnavailabilityPeople: [approvingUnavailability],
  postRequestPeopleFilter: [{ ...approving, body: { Value: 'dvo' } }],
  postUnavailabilityPeopleFilter: [{ ...approvingUnavailability, body: { Value: 'dvo' } }],
} satisfies SamplesOf<typeof wire>;
