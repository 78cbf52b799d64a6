import { defineArea } from '../areas/defineArea.ts';

/** Overtime to decide about. */
export const overtimeArea = defineArea({
  word: 'overtime',
  paths: { '/overtime': 'runOvertime' },
  entries: { overtime: { path: '/overtime', counts: { overtime: null } } },
  // For the queue in which decisions wait.
});
