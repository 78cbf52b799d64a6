import type { PersonPlanState } from '@selfservice/api/plan-states/plan-states';
import type { PersonName } from './readPersonName.ts';

/** A part of somebody's plan, with number and name of the person apart. */
export interface PlanStateRow extends Omit<PersonPlanState, 'fullName'>, PersonName {}
