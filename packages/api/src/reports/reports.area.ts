import { defineArea } from '../areas/define-area.ts';

/** Reports. */
export const reportsArea = defineArea({
  word: 'reports',
  paths: { '/reports': 'runReports' },
  entries: { reports: { path: '/reports' } },
  // For the names of accounts.
  leansOn: ['presence'],
});
