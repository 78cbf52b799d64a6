import { defineArea } from '../areas/defineArea.ts';

/** The person's own worksheet; the month as `YYYYMM`. */
export const worksheetArea = defineArea({
  word: 'worksheet',
  paths: { '/my-worksheet/:date?': 'runMyWorksheet' },
  entries: { worksheet: { path: '/my-worksheet/:date?', counts: { worksheetSignatures: null } } },
  actions: ['worksheetSign', 'worksheetAttachments'],
});
