import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { localDateTime, monthOf } from '@selfservice/api/core/local-date';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { tableById } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';
import { people } from '../core/people.ts';
import type { Scenario } from '../core/scenario.ts';
import type { AttachmentRow } from './attachment-row.ts';
import { attachmentRowSchema } from './attachment-row.ts';
import type { SamplePicture } from './sample-pictures.ts';

const table = tableById('attachments', attachmentRowSchema, createAttachments);

/** Returns the attachments of all worksheets, by their id. */
export function attachmentRows({ areaRows }: Database): Map<number, AttachmentRow> {
  return areaRows.of(table);
}

/** Returns the attachments of one worksheet. */
export function attachmentsOf(database: Database, ref: string, month: LocalMonth): AttachmentRow[] {
  return [...attachmentRows(database).values()].filter((row) => row.personRef === ref && row.month === month);
}

const letter = sample('letter');
const scan = sample('scan');
const photo = sample('photo');
const icon = sample('icon');

const longest = {
  name: `${'Potvrzení o účasti na školení bezpečnosti práce a požární ochrany '.repeat(2).slice(0, 96)}.png`,
  note: 'Originál je uložen na personálním oddělení, kopii mám u sebe. '.repeat(5).slice(0, 255),
};

/** The attachments of the current month: all kinds and sizes, with and without a note, one with the longest texts. */
const present: Pick<AttachmentRow, 'name' | 'note' | 'content'>[] = [
  { name: 'Potvrzení od lékaře.png', note: 'Návštěva lékaře', content: letter },
  { name: 'parkovne.jpg', note: '', content: photo },
  { name: 'razitko.png', note: '', content: icon },
  { name: 'Cestovní příkaz.png', note: 'Služební cesta', content: scan },
  { ...longest, content: letter },
];

function sample(name: SamplePicture): AttachmentRow['content'] {
  return { kind: 'sample', name };
}

/** Creates attachments: of the employee in two months, and one each of the approver and the Slovak person. */
function createAttachments({ at }: Scenario): Map<number, AttachmentRow> {
  const month = monthOf(localDateTime(at));
  const rows = [
    ...present.map((each) => ({ ...each, personRef: people.employee.ref, month })),
    { ...present[0], personRef: people.employee.ref, month: addMonths(month, -1) },
    { ...present[1], personRef: people.approver.ref, month },
    { ...present[0], personRef: people.slovak.ref, month },
  ] as Omit<AttachmentRow, 'id'>[];
  return new Map(rows.map((row, index) => [index + 1, { ...row, id: index + 1 }]));
}
