import { defineArea } from '../areas/defineArea.ts';

/** The area of overtime. */
export const overtimeArea = defineArea({
  word: 'overtime',
  paths: { '/overtime': 'runOvertime' },
  entries: { overtime: { path: '/overtime', counts: { overtime: null } } },
});
