import { defineArea } from '../areas/define-area.ts';

/** The states of worksheets. */
export const worksheetStatesArea = defineArea({
  word: 'worksheet-states',
  paths: { '/worksheet/states': 'runWorksheetStates' },
  entries: { 'worksheet-states': { path: '/worksheet/states' } },
  actions: ['worksheetStatesContacts'],
  leansOn: ['centres'],
});
