import { defineArea } from '../areas/defineArea.ts';

/** The area of the online terminal and the last passes. */
export const terminalArea = defineArea({
  word: 'terminal',
  paths: { '/online-terminal': 'runTerminal', '/lastPasses': 'runTerminal' },
  entries: { terminal: { path: '/online-terminal' } },
  actions: ['terminalGps'],
});
