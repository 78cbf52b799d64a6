import { defineArea } from '../areas/defineArea.ts';

/** The online terminal and its last passes. */
export const terminalArea = defineArea({
  word: 'terminal',
  paths: { '/online-terminal': 'runTerminal', '/lastPasses': 'runTerminal' },
  entries: { terminal: { path: '/online-terminal' } },
  actions: ['terminalGps'],
});
