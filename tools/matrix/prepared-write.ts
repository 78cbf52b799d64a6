import { createApprovalSender } from '@selfservice/api/approvals/approval-decisions';
import { approvalsQuery } from '@selfservice/api/approvals/approvals';
import { aDecider } from '@selfservice/api/core/decisions/decider.fixtures';
import type { Decision } from '@selfservice/api/core/decisions/decision';
import type { DecisionSender } from '@selfservice/api/core/decisions/decision-queue';
import { localDate, monthOf } from '@selfservice/api/core/local-date';
import { createOvertimeSender, overtimeDecision } from '@selfservice/api/overtime/overtime-decisions';
import { overtimeQuery } from '@selfservice/api/overtime/overtime';
import { postToken } from '@selfservice/api/session/session.wire';
import type { Transport } from '@selfservice/api/core/transport';
import type { SaveLog } from '@selfservice/api/core/outbox/save-log';
import type { SaveHooks } from '@selfservice/api/core/outbox/save-parts';
import { isRefusal } from '@selfservice/api/core/outbox/settle-write';
import { createRequestMutation } from '@selfservice/api/requests/new-request';
import type { NewRequest } from '@selfservice/api/requests/new-request';
import type { RequestPart } from '@selfservice/api/requests/request-entries';
import { defaultPeriod } from '@selfservice/api/requests/request-period';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import type { CallName } from '@selfservice/mock-server/core/calls';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { people } from '@selfservice/mock-server/core/people';
import { MutationObserver } from '@tanstack/react-query';
import type { MutationOptions } from '@tanstack/react-query';
import type { FaultyBackend } from './faulty-backend.ts';

/** A write whose form is filled in. */
export interface PreparedWrite {
  /**
   * Presses the button. Rejects if the write is not reported as done.
   *
   * @param isUnknown whether the outcome of the last press is not known, so that the button reads "Check again"
   */
  press(isUnknown: boolean): Promise<unknown>;
}

/** A write of the product. */
export interface WriteRow {
  /** The call that changes data. */
  call: CallName;
  /** The signed-in person. Default `employee`. */
  person?: PersonKey;
  /** Fetches the data of the screen and fills in the form. */
  prepare(backend: FaultyBackend): Promise<PreparedWrite> | PreparedWrite;
}

export const { ref, userName } = people.employee;
export const month = monthOf(localDate('2026-11-01'));
/** A month with plan changes. */
export const changedMonth = monthOf(localDate('2026-12-01'));
const day = localDate('2026-12-15');

/** Prepares a mutation like its dialog does. */
export function byMutation<V extends object, T>(
  backend: FaultyBackend,
  options: MutationOptions<T, Error, V>,
  variables: V,
): PreparedWrite {
  return {
    press: (isCheck) => new MutationObserver(backend.client, options).mutate({ ...variables, isCheck }),
  };
}

/** Prepares a decision. It is done if every item has the requested state. */
function byDecision<Item extends { id: number }>(
  { clock }: FaultyBackend,
  send: DecisionSender<Item>,
  decision: Decision<Item>,
): PreparedWrite {
  const decide = aDecider(clock, send);
  let again: 'send' | 'repeat' = 'send';
  return {
    async press(isCheck) {
      const step = isCheck ? 'check' : again;
      again = 'repeat';
      const outcomes = await decide(decision, step);
      if (outcomes.some(({ kind }) => kind !== 'done')) throw new Error('Some items are not done.');
    },
  };
}

/** Returns whether the employee can sign in with a password, like the check of the forced password change. */
export async function isPassword(transport: Transport, password: string): Promise<boolean> {
  const grant = { grant_type: 'password', application: 'selfservice' } as const;
  try {
    await transport.call(postToken, { body: { ...grant, username: userName, password } });
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** Prepares a decision about the first pending overtime. */
export function decidingOvertime(state: 'approved' | 'rejected'): Pick<WriteRow, 'person' | 'prepare'> {
  return {
    person: 'employee',
    async prepare(backend) {
      const { client } = backend;
      const all = await client.query(overtimeQuery());
      const first = all.find((one) => one.state === 'pending');
      if (!first) throw new Error('No overtime needs a decision.');
      const send = createOvertimeSender({ client, ended });
      return byDecision(backend, send, overtimeDecision(first, state));
    },
  };
}

/** Never aborted: the matrix ends a session by its token. */
const ended = new AbortController().signal;

export async function pendingApprovals({ client }: FaultyBackend): Promise<WorkflowRequest[]> {
  const filter = { agenda: 'requests', isPendingOnly: true, search: '', applicantRef: '' } as const;
  return (await client.query(approvalsQuery(filter))).slice(0, 2);
}

export function approving(backend: FaultyBackend, decision: Decision<WorkflowRequest>): PreparedWrite {
  const { client } = backend;
  return byDecision(backend, createApprovalSender({ client, agenda: 'requests', ended }), decision);
}

/** Prepares a save in parts like its form does. The draft keeps the log as text. */
export function byLog<Part, Input extends object, Result>(
  { client }: FaultyBackend,
  mutationOf: (hooks: SaveHooks<Part>) => MutationOptions<Result, Error, LoggedInput<Part, Input>>,
  input: Input,
): PreparedWrite {
  let log: SaveLog<Part> | null = null;
  const mutation = mutationOf({
    onLog(next) {
      log = JSON.parse(JSON.stringify(next)) as SaveLog<Part>;
    },
  });
  return {
    press: (isCheck) =>
      new MutationObserver(client, mutation).mutate(isCheck && log ? { isCheck, log } : { ...input, log }),
  };
}

/** The input of a save in parts, or of a check of its last attempt. */
type LoggedInput<Part, Input> =
  | (Input & { log?: SaveLog<Part> | null })
  | { isCheck: true; log: SaveLog<Part> };

export const note = 'Written by the matrix';
const wholeDay = { ...defaultPeriod('requests', localDate('2026-11-20')), isAllDay: true };
export const period = { ...wholeDay, firstDay: day, lastDay: day };
export const threeDays = { ...wholeDay, firstDay: day, lastDay: localDate('2026-12-17') };
export const account = { id: 10, name: 'Vacation', shortcut: 'V' };

/** Prepares saving a new request with the log of its draft. */
export function requesting(backend: FaultyBackend, request: NewRequest): PreparedWrite {
  return byLog(backend, (hooks: SaveHooks<RequestPart>) => createRequestMutation(backend.clock, hooks), {
    request,
  });
}
