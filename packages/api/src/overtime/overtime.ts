import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { fromWireDate, fromWireDateTime } from '../core/wire.ts';
import type { overtimeSchema } from './overtime.wire.ts';
import { getOvertime, postOvertimeStatus } from './overtime.wire.ts';

/** Time worked beyond the plan. @requirement overtime-13 */
export interface Overtime {
  id: number;
  /** The day of the account booking. */
  day: LocalDate;
  begin: LocalDateTime;
  /** May be on the next day. */
  end: LocalDateTime;
  /** The name of the account, in the server's words; may be empty. */
  accountName: string;
  /** May be empty. */
  note: string;
  /** Whether the person may decide it at all. */
  isApprovable: boolean;
  /** Denied overtime leaves the list. */
  state: 'pending' | 'approved';
}

/** Maps overtime from the wire. */
export function toOvertime(wire: v.InferOutput<typeof overtimeSchema>): Overtime {
  return {
    id: wire.id,
    day: fromWireDate(wire.date),
    begin: fromWireDateTime(wire.start),
    end: fromWireDateTime(wire.end),
    accountName: wire.accountName,
    note: wire.note,
    isApprovable: wire.approvable,
    state: wire.approved ? 'approved' : 'pending',
  };
}

/** Whether an overtime may be approved or denied now. @requirement overtime-14 */
export function isDecidable({ isApprovable, state }: Pick<Overtime, 'isApprovable' | 'state'>): boolean {
  return isApprovable && state === 'pending';
}

/** Fetches the overtime of the selected person. @requirement overtime-16 */
export function overtimeQuery() {
  return queryOptions({
    queryKey: ['overtime', 'list'],
    queryFn: async ({ client, signal }) =>
      (await transportOf(client).call(getOvertime, {}, { signal })).map(toOvertime),
  });
}

/** The keys of the queries that a decision invalidates. */
export const invalidatedByOvertime = ['overtime', 'dashboard'] as const;

/** A decision to approve or deny an overtime. */
export interface OvertimeDecision {
  id: number;
  isApproved: boolean;
}

/**
 * Sends a decision with a call that survives the page. The token is read before the first await, so that a call
 * made right before the end of a session still carries it.
 */
export async function decideOvertime(
  transport: Transport,
  { id, isApproved }: OvertimeDecision,
): Promise<void> {
  const body = { Item1: id, Item2: isApproved };
  await transport.call(postOvertimeStatus, { body }, { keepalive: true });
}

/** Approves or denies an overtime; invalidates the list and the counts of home. @requirement overtime-17 */
export function decideOvertimeMutation() {
  return mutationOptions({
    mutationKey: ['overtime', 'decide'],
    mutationFn: (decision: OvertimeDecision, { client }) => decideOvertime(transportOf(client), decision),
    meta: { invalidates: invalidatedByOvertime },
  });
}
