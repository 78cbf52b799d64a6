import { localDate, monthOf } from '@selfservice/api/core/local-date';
import { decidePlanChangesMutation, myPlanQuery, signPlanMutation } from '@selfservice/api/my-plan/my-plan';
import { changePasswordMutation } from '@selfservice/api/password/password';
import { cancelRequestMutation } from '@selfservice/api/requests/cancel-request';
import { myRequestsQuery } from '@selfservice/api/requests/requests';
import { saveLanguageMutation } from '@selfservice/api/settings/save-language';
import {
  createSubstitutionMutation,
  deleteSubstitutionMutation,
  substitutionsQuery,
} from '@selfservice/api/settings/substitutions';
import type { SaveHooks } from '@selfservice/api/core/outbox/save-parts';
import type { UnavailabilityPart } from '@selfservice/api/unavailability/new-unavailability';
import { createUnavailabilityMutation } from '@selfservice/api/unavailability/new-unavailability';
import {
  deleteUnavailabilityMutation,
  unavailabilitiesQuery,
} from '@selfservice/api/unavailability/unavailability';
import type { Pass } from '@selfservice/api/terminal/pass';
import { passTypesQuery } from '@selfservice/api/terminal/pass-types';
import { uploadAttachmentMutation } from '@selfservice/api/worksheet/attachments';
import { signWorksheetMutation } from '@selfservice/api/worksheet/worksheet-query';
import type { CallName } from '@selfservice/mock-server/core/calls';
import { demoPassword, people } from '@selfservice/mock-server/core/people';
import { passWrite } from './pass-write.ts';
import type { WriteRow } from './prepared-write.ts';
import {
  month,
  changedMonth,
  byMutation,
  isPassword,
  decidingOvertime,
  pendingApprovals,
  approving,
  byLog,
  note,
  period,
  threeDays,
  account,
  requesting,
  ref,
  userName,
} from './prepared-write.ts';

/** POST calls that only read, and writes that no button triggers. */
export const notWrites: readonly CallName[] = [
  'postApprovals',
  'postAttachmentFile',
  'postAttachments',
  'postCategories',
  'postDepartmentIntervals',
  'postDepartmentPeople',
  'postHasPassword',
  'postHolidayAccounts',
  'postMyPlan',
  'postMyRequests',
  'postPassTypes',
  'postPasswordParam',
  'postPlanStates',
  'postPresence',
  'postReport',
  // An error report is sent once, and users do not see its outcome.
  'postReportError',
  'postRequestAccounts',
  'postRequestPeopleFilter',
  'postToken',
  'postUnavailabilities',
  'postUnavailabilityPeopleFilter',
  'postWorksheet',
  'postWorksheetStates',
];

/** All writes of the product, by the action of the user. */
export const writes: Record<string, WriteRow> = {
  'request an absence': {
    call: 'postAbsences',
    prepare: (backend) => requesting(backend, { agenda: 'requests', account, personRef: ref, period, note }),
  },
  'request an absence without a note': {
    call: 'postAbsences',
    prepare: (backend) =>
      requesting(backend, { agenda: 'requests', account, personRef: ref, period: threeDays, note: '' }),
  },
  'request an unavailability': {
    call: 'postUnavailabilityRequest',
    person: 'longName',
    prepare: (backend) =>
      requesting(backend, {
        agenda: 'unavailabilities',
        personRef: people.longName.ref,
        period,
        note,
      }),
  },
  'enter an unavailability': {
    call: 'postCreateUnavailability',
    prepare: (backend) =>
      byLog(
        backend,
        (hooks: SaveHooks<UnavailabilityPart>) => createUnavailabilityMutation(backend.clock, hooks),
        {
          unavailability: { personRef: ref, period, note },
        },
      ),
  },
  'delete an unavailability': {
    call: 'postDeleteUnavailability',
    async prepare(backend) {
      const [first] = await backend.client.query(unavailabilitiesQuery(ref));
      return byMutation(backend, deleteUnavailabilityMutation(), { id: first?.id ?? 0, personRef: ref });
    },
  },
  'cancel a request': {
    call: 'postRequestStatus',
    async prepare(backend) {
      const { client } = backend;
      const filter = { agenda: 'requests', isPendingOnly: true } as const;
      const [first] = await client.query(myRequestsQuery(filter));
      const variables = { agenda: 'requests', id: first?.id ?? 0 } as const;
      return byMutation(backend, cancelRequestMutation(), variables);
    },
  },
  'approve a request': {
    call: 'postRequestStatus',
    person: 'approver',
    async prepare(backend) {
      const items = (await pendingApprovals(backend)).slice(0, 1);
      return approving(backend, { items, state: 'approved', note: '', isMass: false });
    },
  },
  'reject many requests': {
    call: 'postRequestStatusMultiple',
    person: 'approver',
    async prepare(backend) {
      const items = await pendingApprovals(backend);
      return approving(backend, { items, state: 'rejected', note, isMass: true });
    },
  },
  'approve overtime': { call: 'postOvertimeStatus', ...decidingOvertime('approved') },
  'deny overtime': { call: 'postOvertimeStatus', ...decidingOvertime('rejected') },
  'sign the plan': {
    call: 'postPlanSignatures',
    async prepare(backend) {
      const { client } = backend;
      const { signingRequests } = await client.query(myPlanQuery(month));
      const requestIds = signingRequests.map(({ id }) => id);
      return byMutation(backend, signPlanMutation(), { month, requestIds });
    },
  },
  'approve plan changes': {
    call: 'postPlanChanges',
    async prepare(backend) {
      const { client } = backend;
      const { changeRequests } = await client.query(myPlanQuery(changedMonth));
      const requestIds = changeRequests.map(({ id }) => id);
      const decision = { month: changedMonth, requestIds, isApproved: true };
      return byMutation(backend, decidePlanChangesMutation(), decision);
    },
  },
  'sign the worksheet': {
    call: 'postWorksheetSignature',
    prepare: (backend) =>
      byMutation(backend, signWorksheetMutation(), {
        personRef: ref,
        month: monthOf(localDate('2026-10-01')),
        endDate: localDate('2026-10-31'),
        language: 'en',
      }),
  },
  'attach a picture': {
    call: 'postAttachment',
    prepare: (backend) =>
      byMutation(backend, uploadAttachmentMutation(), {
        personRef: ref,
        month,
        image: new Blob(['image'], { type: 'image/png' }),
        name: 'matrix.png',
        note: '',
      }),
  },
  'add a substitution': {
    call: 'postCreateSubstitution',
    person: 'approver',
    async prepare(backend) {
      const { client } = backend;
      const { people: substitutable, substitutions } = await client.query(substitutionsQuery());
      const [person = { personRef: '', name: '' }] = substitutable;
      return byMutation(backend, createSubstitutionMutation(), {
        person,
        start: localDate('2026-12-01'),
        end: localDate('2026-12-09'),
        excludedActionIds: [],
        knownIds: substitutions.map(({ id }) => id),
      });
    },
  },
  'delete a substitution': {
    call: 'postDeleteSubstitution',
    async prepare(backend) {
      const { client } = backend;
      const { substitutions } = await client.query(substitutionsQuery());
      const deletion = { id: substitutions[0]?.id ?? 0 };
      return byMutation(backend, deleteSubstitutionMutation(), deletion);
    },
  },
  'change the demanded password': {
    call: 'postChangePassword',
    prepare(backend) {
      const { transport } = backend;
      const isValid = (password: string) => isPassword(transport, password);
      return byMutation(backend, changePasswordMutation(isValid), {
        userName,
        oldPassword: demoPassword,
        newPassword: 'Blue-Kettle-9',
      });
    },
  },
  'save the language': {
    call: 'postPersonalPreferences',
    prepare: (backend) => byMutation(backend, saveLanguageMutation(), { language: 'sk' }),
  },
  'clock in': {
    call: 'postPass',
    async prepare({ client, transport, clock }) {
      const [type] = await client.query(passTypesQuery('en'));
      const pass: Pass = {
        typeId: type?.id ?? 0,
        typeName: type?.name ?? '',
        at: clock.localNow(),
        userRef: ref,
        personRef: ref,
        note: '',
      };
      return passWrite({ clock, transport, pass });
    },
  },
};
