import { createApprovalSender } from '@selfservice/api/approvals/approval-decisions';
import { approvalsQuery } from '@selfservice/api/approvals/approvals';
import type { Decision } from '@selfservice/api/core/decisions/decision';
import { localDate, monthOf } from '@selfservice/api/core/local-date';
import type { WriteStep } from '@selfservice/api/core/writes/settle-write';
import { decidePlanChangesMutation, myPlanQuery, signPlanMutation } from '@selfservice/api/my-plan/my-plan';
import { createOvertimeSender, overtimeDecision } from '@selfservice/api/overtime/overtime-decisions';
import { overtimeQuery } from '@selfservice/api/overtime/overtime';
import { changePasswordMutation } from '@selfservice/api/password/password';
import { postToken } from '@selfservice/api/session/session.wire';
import type { Transport } from '@selfservice/api/core/transport';
import { isRefusal } from '@selfservice/api/core/writes/settle-write';
import { cancelRequestMutation } from '@selfservice/api/requests/cancel-request';
import { createRequest } from '@selfservice/api/requests/new-request';
import type { NewRequest } from '@selfservice/api/requests/new-request';
import { defaultPeriod } from '@selfservice/api/requests/request-period';
import type { RequestLog } from '@selfservice/api/requests/request-entries';
import { myRequestsQuery } from '@selfservice/api/requests/requests';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { saveLanguageMutation } from '@selfservice/api/settings/save-language';
import {
  createSubstitutionMutation,
  deleteSubstitutionMutation,
  substitutionsQuery,
} from '@selfservice/api/settings/substitutions';
import {
  createUnavailability,
  deleteUnavailability,
  unavailabilitiesQuery,
} from '@selfservice/api/unavailability/unavailability';
import type { UnavailabilityLog } from '@selfservice/api/unavailability/unavailability';
import { isRecorded } from '@selfservice/api/terminal/is-recorded';
import { readLastPasses } from '@selfservice/api/terminal/last-passes';
import type { Pass } from '@selfservice/api/terminal/pass';
import { sendPass } from '@selfservice/api/terminal/pass';
import { passTypesQuery } from '@selfservice/api/terminal/pass-types';
import { settlePass } from '@selfservice/api/terminal/settle-pass';
import { uploadAttachmentMutation } from '@selfservice/api/worksheet/attachments';
import { signWorksheetMutation } from '@selfservice/api/worksheet/worksheet-query';
import type { CallName } from '@selfservice/mock-server/core/calls';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { demoPassword, people } from '@selfservice/mock-server/core/people';
import { MutationObserver } from '@tanstack/react-query';
import type { MutationOptions } from '@tanstack/react-query';
import type { FaultyBackend } from './faulty-backend.ts';

/** A write whose input is complete: its button can be pressed. */
export interface PreparedWrite {
  /** Presses the button. Rejects where the write is not reported as done. */
  press(step: WriteStep): Promise<unknown>;
}

/** One write of the product. */
export interface WriteRow {
  /** The call that makes the change. */
  call: CallName;
  /** Who writes. Default `employee`. */
  person?: PersonKey;
  /** Reads what the screen shows, and fills in the form. */
  prepare(backend: FaultyBackend): Promise<PreparedWrite> | PreparedWrite;
}

const { ref, userName } = people.employee;
const month = monthOf(localDate('2026-11-01'));
/** The month with changes of the plan. */
const changedMonth = monthOf(localDate('2026-12-01'));
const day = localDate('2026-12-15');

/** Runs a mutation as its dialog does. */
function byMutation<V extends object, T>(
  backend: FaultyBackend,
  options: MutationOptions<T, Error, V>,
  variables: Omit<V, 'step'>,
): PreparedWrite {
  return {
    press: (step) =>
      new MutationObserver(backend.client, options).mutate({ ...variables, step } as unknown as V),
  };
}

/** Presses the button of a decision. It is done where every item has the state that was asked for. */
function byDecision<Item extends { id: number }>(
  send: (decision: Decision<Item>, step: WriteStep) => Promise<readonly { kind: string }[]>,
  decision: Decision<Item>,
): PreparedWrite {
  return {
    async press(step) {
      const outcomes = await send(decision, step);
      if (outcomes.some(({ kind }) => kind !== 'done')) throw new Error('Some items are not done.');
    },
  };
}

/** Whether the employee can sign in with a password, as the forced change finds it out. */
async function isPassword(transport: Transport, password: string): Promise<boolean> {
  const grant = { grant_type: 'password', application: 'selfservice' } as const;
  try {
    await transport.call(postToken, { body: { ...grant, username: userName, password } });
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Decides about the first overtime that needs a decision. */
function decidingOvertime(state: 'approved' | 'rejected'): Pick<WriteRow, 'person' | 'prepare'> {
  return {
    person: 'employee',
    async prepare({ client, transport }) {
      const all = await client.query(overtimeQuery(transport));
      const first = all.find((one) => one.state === 'pending');
      if (!first) throw new Error('No overtime needs a decision.');
      const send = createOvertimeSender({ client, transport, ended });
      return byDecision(send, overtimeDecision(first, state));
    },
  };
}

/** Never ends: the matrix ends a session by its token. */
const ended = new AbortController().signal;

async function pendingApprovals({ client, transport }: FaultyBackend): Promise<WorkflowRequest[]> {
  const filter = { agenda: 'requests', isPendingOnly: true, search: '', applicantRef: '' } as const;
  return (await client.query(approvalsQuery(transport, filter))).slice(0, 2);
}

function approving(backend: FaultyBackend, decision: Decision<WorkflowRequest>): PreparedWrite {
  const { client, transport } = backend;
  return byDecision(createApprovalSender({ client, transport, agenda: 'requests', ended }), decision);
}

/** A write that keeps a log for a reload. */
function byLog<Log>(
  send: (log: Log | null, step: WriteStep, onLog: (log: Log) => void) => Promise<unknown>,
): PreparedWrite {
  let log: Log | null = null;
  return {
    press: (step) =>
      send(log, step, (next) => {
        // A reload keeps it as text.
        log = JSON.parse(JSON.stringify(next)) as Log;
      }),
  };
}

const comment = 'Written by the matrix';
const wholeDay = { ...defaultPeriod('requests', localDate('2026-11-20')), isAllDay: true };
const period = { ...wholeDay, firstDay: day, lastDay: day };
const threeDays = { ...wholeDay, firstDay: day, lastDay: localDate('2026-12-17') };
const account = { id: 10, name: 'Vacation', shortcut: 'V' };

/** Saves a new request with the log that its draft keeps. */
function requesting({ transport, clock }: FaultyBackend, request: NewRequest): PreparedWrite {
  return byLog<RequestLog>((log, step, onLog) =>
    createRequest(
      transport,
      clock.localNow,
      step === 'check' && log ? { step, log } : { request, log, step },
      { onLog },
    ),
  );
}

/** Calls that only read, and the writes that are not made by a press of their own. */
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
  // A report of an error is sent once, and its outcome concerns no user.
  'postReportError',
  'postRequestAccounts',
  'postRequestPeopleFilter',
  'postToken',
  'postUnavailabilities',
  'postUnavailabilityPeopleFilter',
  'postWorksheet',
  'postWorksheetStates',
];

/** Every write of the product, by what the user does. */
export const writes: Record<string, WriteRow> = {
  'request an absence': {
    call: 'postAbsences',
    prepare: (backend) =>
      requesting(backend, { agenda: 'requests', account, personRef: ref, period, comment }),
  },
  'request an absence without a comment': {
    call: 'postAbsences',
    prepare: (backend) =>
      requesting(backend, { agenda: 'requests', account, personRef: ref, period: threeDays, comment: '' }),
  },
  'request an unavailability': {
    call: 'postUnavailabilityRequest',
    person: 'longName',
    prepare: (backend) =>
      requesting(backend, {
        agenda: 'unavailabilities',
        personRef: people.longName.ref,
        period,
        comment,
      }),
  },
  'enter an unavailability': {
    call: 'postCreateUnavailability',
    prepare: ({ transport, clock }) =>
      byLog<UnavailabilityLog>((log, step, onLog) =>
        createUnavailability(
          transport,
          clock.localNow,
          step === 'check' && log
            ? { step, log }
            : { unavailability: { personRef: ref, period, note: comment }, log, step },
          { onLog },
        ),
      ),
  },
  'delete an unavailability': {
    call: 'postDeleteUnavailability',
    async prepare({ client, transport }) {
      const [first] = await client.query(unavailabilitiesQuery(transport, ref));
      const id = first?.id ?? 0;
      return { press: (step) => deleteUnavailability(transport, { id, personRef: ref, step }) };
    },
  },
  'cancel a request': {
    call: 'postRequestStatus',
    async prepare(backend) {
      const { client, transport } = backend;
      const filter = { agenda: 'requests', isPendingOnly: true } as const;
      const [first] = await client.query(myRequestsQuery(transport, filter));
      const variables = { agenda: 'requests', id: first?.id ?? 0 } as const;
      return byMutation(backend, cancelRequestMutation(transport), variables);
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
      return approving(backend, { items, state: 'rejected', note: comment, isMass: true });
    },
  },
  'approve overtime': { call: 'postOvertimeStatus', ...decidingOvertime('approved') },
  'deny overtime': { call: 'postOvertimeStatus', ...decidingOvertime('rejected') },
  'sign the plan': {
    call: 'postPlanSignatures',
    async prepare(backend) {
      const { client, transport } = backend;
      const { signingRequests } = await client.query(myPlanQuery(transport, month));
      const requestIds = signingRequests.map(({ id }) => id);
      return byMutation(backend, signPlanMutation(transport), { month, requestIds });
    },
  },
  'approve plan changes': {
    call: 'postPlanChanges',
    async prepare(backend) {
      const { client, transport } = backend;
      const { changeRequests } = await client.query(myPlanQuery(transport, changedMonth));
      const requestIds = changeRequests.map(({ id }) => id);
      const decision = { month: changedMonth, requestIds, isApproved: true };
      return byMutation(backend, decidePlanChangesMutation(transport), decision);
    },
  },
  'sign the worksheet': {
    call: 'postWorksheetSignature',
    prepare: (backend) =>
      byMutation(backend, signWorksheetMutation(backend.transport), {
        personRef: ref,
        month: monthOf(localDate('2026-10-01')),
        endDate: localDate('2026-10-31'),
        language: 'en',
      }),
  },
  'attach a picture': {
    call: 'postAttachment',
    prepare: (backend) =>
      byMutation(backend, uploadAttachmentMutation(backend.transport), {
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
      const { client, transport } = backend;
      const { people: substitutable, substitutions } = await client.query(substitutionsQuery(transport));
      const [person = { personRef: '', name: '' }] = substitutable;
      return byMutation(backend, createSubstitutionMutation(transport), {
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
      const { client, transport } = backend;
      const { substitutions } = await client.query(substitutionsQuery(transport));
      const deletion = { id: substitutions[0]?.id ?? 0 };
      return byMutation(backend, deleteSubstitutionMutation(transport), deletion);
    },
  },
  'change the demanded password': {
    call: 'postChangePassword',
    prepare(backend) {
      const { transport } = backend;
      const isValid = (password: string) => isPassword(transport, password);
      return byMutation(backend, changePasswordMutation(transport, isValid), {
        userName,
        oldPassword: demoPassword,
        newPassword: 'Blue-Kettle-9',
      });
    },
  },
  'save the language': {
    call: 'postPersonalPreferences',
    prepare: (backend) => byMutation(backend, saveLanguageMutation(backend.transport), { language: 'sk' }),
  },
  'clock in': {
    call: 'postPass',
    async prepare({ client, transport, clock }) {
      const [type] = await client.query(passTypesQuery(transport, 'en'));
      const pass: Pass = {
        typeId: type?.id ?? 0,
        typeName: type?.name ?? '',
        at: clock.localNow(),
        userRef: ref,
        personRef: ref,
        note: '',
      };
      return {
        async press(step) {
          const outcome = await settlePass({
            step,
            isOver: true,
            send: () => sendPass(transport, pass, ''),
            isRecorded: async () => isRecorded(pass, await readLastPasses(transport), null),
          });
          if (outcome.kind === 'recorded') return;
          throw outcome.error;
        },
      };
    },
  },
};
