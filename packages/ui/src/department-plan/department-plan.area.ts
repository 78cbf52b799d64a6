import { defineArea } from '../areas/defineArea.ts';

/** The plan of a department. @requirement department-plan-32 */
export const departmentPlanArea = defineArea({
  word: 'department-plan',
  paths: { '/plan/department': 'runDepartmentPlan' },
  entries: { 'department-plan': { path: '/plan/department' } },
  actions: [
    'departmentPlanContacts',
    'departmentPlanDetail',
    'departmentPlanInsertAbsence',
    'departmentPlanAbsenceReason',
  ],
  dependsOn: ['centres', 'requests'],
});
