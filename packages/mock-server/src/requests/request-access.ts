import type { Access } from '../core/rights.ts';
import { needs, oneOf } from '../core/rights.ts';
import type { Agenda } from './request-row.ts';

/** The actions needed to see the own requests of an agenda. */
export const ownAccess: Record<Agenda, Access> = {
  requests: needs('RunMyRequests'),
  unavailabilities: needs('RunMyUnavailability'),
};

/** The actions needed to decide about requests of an agenda. */
export const approvalAccess: Record<Agenda, Access> = {
  requests: needs('RunRequestsApproval'),
  unavailabilities: needs('RunUnavailabilityApproval'),
};

/** The actions needed to cancel an own request of an agenda. */
export const cancelAccess: Record<Agenda, Access> = {
  requests: needs('RunMyRequests', 'Absence'),
  unavailabilities: needs('RunMyUnavailability', 'Absence'),
};

/** The actions needed to create an own request of an agenda, also from the own plan. */
export const ownRequestAccess: Record<Agenda, Access> = {
  requests: oneOf(needs('RunMyRequests', 'Absence'), needs('RunMyPlan', 'Absence')),
  unavailabilities: needs('RunMyUnavailability', 'Absence', 'UnavailabilityEdit'),
};

/** The actions needed to create a request of an agenda for a person of the own list. */
export const approverRequestAccess: Record<Agenda, Access> = {
  requests: needs('RunRequestsApproval', 'Absence'),
  unavailabilities: needs('RunUnavailabilityApproval', 'Absence', 'UnavailabilityEdit'),
};

/** The actions needed to insert an absence in the department plan. */
export const departmentAbsenceAccess = needs('RunDepartmentPlan', 'DepartmentPlanInsertAbsence');
