import type * as wire from '@selfservice/api/worksheet/worksheet.wire';
import type { SamplesOf } from '../samples.fixtures.ts';
import { jana } from '../samples.fixtures.ts';

const attachments = [['RunMyWorksheet', 'WorksheetAttachments']];
const november = { SelectedIxsRef: jana, StartDate: '2026-11-01T00:00:00Z' };

export default {
  postWorksheet: [
    { body: { ...november, EndDate: '2026-11-20T00:00:00Z', Lang: 'en' }, ways: [['RunMyWorksheet']] },
  ],
  getWorksheetParameters: [{ ways: [['RunMyWorksheet']] }],
  postWorksheetSignature: [
    {
      body: { Value: jana, Value2: '2026-10-01T00:00:00Z', Value3: '2.43' },
      ways: [['RunMyWorksheet', 'WorksheetSign']],
    },
  ],
  postAttachments: [{ body: november, ways: attachments }],
  postAttachment: [
    {
      query: { r: jana, m: '11', y: '2026', n: '' },
      body: { file: new File(['x'], 'new.png', { type: 'image/png' }) },
      ways: attachments,
    },
  ],
  postAttachmentFile: [{ body: { ...november, SelectedIxsStr: 'parkovne.jpg' }, ways: attachments }],
} satisfies SamplesOf<typeof wire>;
