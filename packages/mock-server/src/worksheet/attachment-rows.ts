import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { localDateTime, monthOf } from '@selfservice/api/core/local-date';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import * as v from 'valibot';
import type { Table } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';
import { people } from '../core/people.ts';
import type { Scenario } from '../core/scenario.ts';
import type { AttachmentRow } from './attachment-row.ts';
import { attachmentRowSchema } from './attachment-row.ts';

/** The number of characters of uploads that survive a reload; the storage of the browser is limited to some millions. */
const keptCharacters = 1_500_000;

const table: Table<Map<number, AttachmentRow>, AttachmentRow[]> = {
  name: 'attachments',
  create: createAttachments,
  serialization: {
    schema: v.array(attachmentRowSchema),
    write: (rows) => keptRows([...rows.values()]),
    read: (rows) => new Map(rows.map((row) => [row.id, row])),
  },
};

/** Returns the attachments of all worksheets, by their id. */
export function attachmentRows({ areaRows }: Database): Map<number, AttachmentRow> {
  return areaRows.of(table);
}

/** Returns the attachments of one worksheet. */
export function attachmentsOf(database: Database, ref: string, month: LocalMonth): AttachmentRow[] {
  return [...attachmentRows(database).values()].filter((row) => row.personRef === ref && row.month === month);
}

/** Leaves out the largest uploads if there is too much to keep. */
function keptRows(rows: readonly AttachmentRow[]): AttachmentRow[] {
  const lengthOf = ({ content }: AttachmentRow) => (content.kind === 'upload' ? content.base64.length : 0);
  const kept = new Set<AttachmentRow>();
  let length = 0;
  for (const row of rows.toSorted((one, other) => lengthOf(one) - lengthOf(other))) {
    length += lengthOf(row);
    if (length <= keptCharacters) kept.add(row);
  }
  return rows.filter((row) => kept.has(row));
}

const letter = { kind: 'png', width: 210, height: 297 } as const;
const scan = { kind: 'png', width: 600, height: 800 } as const;
const photo = { kind: 'jpeg', columns: 40, rows: 26 } as const;
const icon = { kind: 'png', width: 12, height: 12 } as const;

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
