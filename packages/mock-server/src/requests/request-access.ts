import type { Access } from '../core/rights.ts';
import { needs, oneOf } from '../core/rights.ts';
import type { Agenda } from './request-row.ts';

/** Who sees their own requests of an agenda. */
export const ownAccess: Record<Agenda, Access> = {
  requests: needs('RunMyRequests'),
  unavailabilities: needs('RunMyUnavailability'),
};

/** Who decides about other people's requests of an agenda, as far as actions say. */
export const approvalAccess: Record<Agenda, Access> = {
  requests: needs('RunRequestsApproval'),
  unavailabilities: needs('RunUnavailabilityApproval'),
};

/** Who cancels an own request of an agenda. */
export const cancelAccess: Record<Agenda, Access> = {
  requests: needs('RunMyRequests', 'Absence'),
  unavailabilities: needs('RunMyUnavailability', 'Absence'),
};

/** Who makes a request of an agenda for themselves; the own plan does so as well. */
export const ownRequestAccess: Record<Agenda, Access> = {
  requests: oneOf(needs('RunMyRequests', 'Absence'), needs('RunMyPlan', 'Absence')),
  unavailabilities: needs('RunMyUnavailability', 'Absence', 'UnavailabilityEdit'),
};

/** Who makes a request of an agenda for those that they decide about. */
export const approverRequestAccess: Record<Agenda, Access> = {
  requests: needs('RunRequestsApproval', 'Absence'),
  unavailabilities: needs('RunUnavailabilityApproval', 'Absence', 'UnavailabilityEdit'),
};

/** Who inserts an absence for somebody in the department's plan. */
export const departmentAbsenceAccess = needs('RunDepartmentPlan', 'DepartmentPlanInsertAbsence');
