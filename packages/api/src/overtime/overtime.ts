import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { fromWireDate, fromWireDateTime } from '../core/wire.ts';
import type { overtimeSchema } from './overtime.wire.ts';
import { getOvertime, postOvertimeStatus } from './overtime.wire.ts';

/** Time that was worked beyond the plan. Specification 001 section 3. */
export interface Overtime {
  id: number;
  /** The day that it is booked on. */
  day: LocalDate;
  begin: LocalDateTime;
  /** May lie on the next day. */
  end: LocalDateTime;
  /** What it is booked on, in the server's words; may be empty. */
  accountName: string;
  /** May be empty. */
  note: string;
  /** Whether the person may decide about it at all. */
  isApprovable: boolean;
  /** A denied one leaves the list. */
  state: 'pending' | 'approved';
}

/** Maps an overtime. */
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

/** Whether an overtime may be approved or denied now. Specification 001 section 4. */
export function isDecidable({ isApprovable, state }: Pick<Overtime, 'isApprovable' | 'state'>): boolean {
  return isApprovable && state === 'pending';
}

/** Asks for the person's overtime. Specification 001 section 2 (overtime). */
export function overtimeQuery() {
  return queryOptions({
    queryKey: ['overtime', 'list'],
    queryFn: async ({ client, signal }) =>
      (await transportOf(client).call(getOvertime, {}, { signal })).map(toOvertime),
  });
}

/** What a decision about overtime changes. */
export const staleAfterOvertime = ['overtime', 'dashboard'] as const;

/** An overtime is approved or denied. */
export interface OvertimeDecision {
  id: number;
  isApproved: boolean;
}

/**
 * Sends a decision by a call that outlives the page. The token is read before anything is waited for, so that a call made
 * right before the end of a session still carries it.
 */
export async function decideOvertime(
  transport: Transport,
  { id, isApproved }: OvertimeDecision,
): Promise<void> {
  const body = { Item1: id, Item2: isApproved };
  await transport.call(postOvertimeStatus, { body }, { keepalive: true });
}

/** Approves or denies an overtime. The list and the count of home follow. Specification 001 section 7. */
export function decideOvertimeMutation() {
  return mutationOptions({
    mutationKey: ['overtime', 'decide'],
    mutationFn: (decision: OvertimeDecision, { client }) => decideOvertime(transportOf(client), decision),
    meta: { invalidates: staleAfterOvertime },
  });
}
