import { defineArea } from '../areas/defineArea.ts';

/** Home after sign-in. */
export const dashboardArea = defineArea({
  word: 'dashboard',
  paths: { '/dashboard': null },
  redirects: { '/': '/dashboard' },
  actions: [
    'dashboardBalance',
    'dashboardVacation',
    'dashboardAdditionalVacation1',
    'dashboardAdditionalVacation2',
  ],
});
