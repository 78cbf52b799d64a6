import { defineArea } from '../areas/defineArea.ts';

/** The area of presence. */
export const presenceArea = defineArea({
  word: 'presence',
  paths: { '/presence': 'runPresence' },
  entries: { presence: { path: '/presence' } },
  actions: ['presenceContacts', 'presenceDetails', 'presenceReason'],
  dependsOn: ['centres'],
});
