import { defineArea } from '../areas/defineArea.ts';

/** The area of worksheet states. */
export const worksheetStatesArea = defineArea({
  word: 'worksheet-states',
  paths: { '/worksheet/states': 'runWorksheetStates' },
  entries: { 'worksheet-states': { path: '/worksheet/states' } },
  actions: ['worksheetStatesContacts'],
  dependsOn: ['centres'],
});
