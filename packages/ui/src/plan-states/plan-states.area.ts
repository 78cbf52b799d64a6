import { defineArea } from '../areas/defineArea.ts';

/** The area of plan states. */
export const planStatesArea = defineArea({
  word: 'plan-states',
  paths: { '/plan/states': 'runPlanStates' },
  entries: { 'plan-states': { path: '/plan/states' } },
  actions: ['planStatesContacts'],
  dependsOn: ['centres'],
});
