import { defineArea } from '../areas/defineArea.ts';

/** The area of the user's own worksheet; the month in the path is `YYYYMM`. */
export const worksheetArea = defineArea({
  word: 'worksheet',
  paths: { '/my-worksheet/:date?': 'runMyWorksheet' },
  entries: { worksheet: { path: '/my-worksheet/:date?', counts: { worksheetSignatures: null } } },
  actions: ['worksheetSign', 'worksheetAttachments'],
});
