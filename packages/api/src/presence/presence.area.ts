import { defineArea } from '../areas/define-area.ts';

/** Who is at work. */
export const presenceArea = defineArea({
  word: 'presence',
  paths: { '/presence': 'runPresence' },
  entries: { presence: { path: '/presence' } },
  actions: ['presenceContacts', 'presenceDetails', 'presenceReason'],
  leansOn: ['centres'],
});
