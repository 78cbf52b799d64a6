import { queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import { transportOf } from '../core/create-query-client.ts';
import type { BackendLanguage } from '../core/language.ts';
import type { LocalDateTime } from '../core/local-date.ts';
import { fromWireDateTime } from '../core/wire.ts';
import type { dashboardSchema } from './dashboard.wire.ts';
import { getDashboardData } from './dashboard.wire.ts';

/** A vacation balance with the name that the organisation gives it, by language. */
export interface VacationBalance {
  /** Null if the server sends none. */
  days: number | null;
  /** Null if the server sends none; may be negative. */
  minutes: number | null;
  /** May be empty; then the product's own word is used. */
  name: Record<BackendLanguage, string>;
}

/** The counts behind the badges. */
export interface RequestCounts {
  planCheck: number;
  planApprove: number;
  myRequests: number;
  myUnavailability: number;
  requestsToApprove: number;
  unavailabilitiesToApprove: number;
  overtime: number;
  worksheetSignatures: number;
}

/**
 * Roles of the person, from the flags of the dashboard. Null if the backend does not send the flag.
 * @requirement dashboard-19, dashboard-25, dashboard-26, dashboard-27
 */
export interface Roles {
  /** Whether the person's own requests are approved by an approver (`isApprovable`). */
  isApprovable: boolean | null;
  isApprover: boolean | null;
  isUnavailabilityApprover: boolean | null;
  /** May create requests on behalf of others (`isAbsenceApprover`). */
  isAbsenceApprover: boolean | null;
  /** Whether the person's unavailabilities are approved by an approver. */
  isUnavailabilityApprovable: boolean | null;
}

/** The data of home for the selected person. @requirement dashboard-18 */
export interface Dashboard {
  notificationEmail: string;
  /** Balance of working time in whole minutes; may be negative. */
  balance: { isComputed: boolean; hasError: boolean; minutes: number };
  vacation: VacationBalance | null;
  additionalVacation1: VacationBalance | null;
  additionalVacation2: VacationBalance | null;
  lastPass: { time: LocalDateTime; text: string } | null;
  roles: Roles;
  counts: RequestCounts;
}

type DashboardWire = v.InferOutput<typeof dashboardSchema>;

/** Maps the dashboard from the wire. */
export function toDashboard(wire: DashboardWire): Dashboard {
  const counts = wire.requestsCounts;
  return {
    notificationEmail: wire.emailForNotifications,
    // Without minutes there is none to show.
    balance: {
      ...wire.balance,
      isComputed: wire.balance.isComputed && wire.balance.minutes !== null,
      minutes: wire.balance.minutes ?? 0,
    },
    vacation: toVacation(wire.vacation),
    additionalVacation1: toVacation(wire.addVacation),
    additionalVacation2: toVacation(wire.addVacation2),
    lastPass: wire.lastPassage?.time
      ? { time: fromWireDateTime(wire.lastPassage.time), text: wire.lastPassage.text }
      : null,
    roles: {
      isApprovable: wire.isApprovable,
      isApprover: wire.isApprover,
      isUnavailabilityApprover: wire.isApproverPlnunava,
      isAbsenceApprover: wire.isAbsenceApprover,
      isUnavailabilityApprovable: wire.isApprovablePlnunava,
    },
    counts: {
      planCheck: counts.planCheck,
      planApprove: counts.planApprove,
      myRequests: counts.my,
      myUnavailability: counts.myPlnunava,
      requestsToApprove: counts.forApproval,
      unavailabilitiesToApprove: counts.forApprovalPlnunava,
      overtime: counts.overtime,
      worksheetSignatures: wire.wsRequests.worksheetRequestCount,
    },
  };
}

function toVacation(wire: DashboardWire['vacation']): VacationBalance | null {
  return (
    wire && {
      days: wire.days,
      minutes: wire.minutes,
      name: { en: wire.nameEN, cs: wire.nameCZ, sk: wire.nameSK },
    }
  );
}

/** Fetches the dashboard of the selected person. @requirement dashboard-30 */
export function dashboardQuery() {
  return queryOptions({
    queryKey: ['dashboard'],
    queryFn: async ({ client, signal }) =>
      toDashboard(await transportOf(client).call(getDashboardData, {}, { signal })),
  });
}
