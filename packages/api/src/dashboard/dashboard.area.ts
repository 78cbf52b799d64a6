import { defineArea } from '../areas/define-area.ts';

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
