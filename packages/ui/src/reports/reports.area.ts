import { defineArea } from '../areas/defineArea.ts';

/** The area of reports. */
export const reportsArea = defineArea({
  word: 'reports',
  paths: { '/reports': 'runReports' },
  entries: { reports: { path: '/reports' } },
  // For the names of accounts.
  dependsOn: ['presence'],
});
