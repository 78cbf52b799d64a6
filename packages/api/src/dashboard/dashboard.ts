import type { Language } from '../core/language.ts';
import type { LocalDateTime } from '../core/local-date.ts';

/** A vacation balance with the name that the organisation gives to it, by language. */
export interface VacationBalance {
  /** Null where the server gives none. */
  days: number | null;
  /** Null where the server gives none; may be negative. */
  minutes: number | null;
  /** May be empty: then the product's own word stands. */
  name: Record<Language, string>;
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

/** Roles of the person, from the dashboard's flags. Specification 000 section 6. */
export interface Roles {
  /** The person's own requests are approved by somebody (`isApprovable`). */
  isApprovable: boolean;
  isApprover: boolean;
  isUnavailabilityApprover: boolean;
  /** May create requests on behalf of others (`isAbsenceApprover`). */
  isAbsenceApprover: boolean;
  isUnavailabilityApprovable: boolean;
}

/** What home shows of the selected person. Specification 000 section 3. */
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
