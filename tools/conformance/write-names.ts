import type { CallName } from '@selfservice/mock-server/core/calls';

/** The calls that change something in the backend. */
export const writeNames: ReadonlySet<CallName> = new Set<CallName>([
  'postAbsences',
  'postAttachment',
  'postChangePassword',
  'postCreateSubstitution',
  'postCreateUnavailability',
  'postDeleteSubstitution',
  'postDeleteUnavailability',
  'postOvertimeStatus',
  'postPass',
  'postPersonalPreferences',
  'postPlanChanges',
  'postPlanSignatures',
  'postReportError',
  'postRequestStatus',
  'postRequestStatusMultiple',
  'postUnavailabilityRequest',
  'postWorksheetSignature',
]);
