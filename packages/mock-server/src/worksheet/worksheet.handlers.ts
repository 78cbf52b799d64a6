import { languages } from '@selfservice/api/core/language';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf as monthOfDay } from '@selfservice/api/core/local-date';
import {
  getWorksheetParameters,
  postAttachment,
  postAttachmentFile,
  postAttachments,
  postWorksheet,
  postWorksheetSignature,
} from '@selfservice/api/worksheet/worksheet.wire';
import { coreWords } from '../core/core-words.ts';
import type { Database, Grant } from '../core/database.ts';
import { handle } from '../core/handler.ts';
import { Refusal, refuse } from '../core/refusals.ts';
import { needs } from '../core/rights.ts';
import { dayOf, monthOf } from '../core/wire-dates.ts';
import { addAttachment } from './add-attachment.ts';
import { fileOf } from './attachment-file.ts';
import { attachmentsOf } from './attachment-rows.ts';
import { worksheetAnswer } from './worksheet-answer.ts';
import { worksheetParameters } from './worksheet-parameters.ts';
import { canSignWorksheet, signWorksheet, stageOf } from './worksheet-stages.ts';
import { worksheetRefusals } from './worksheet-words.ts';

const knownVersion = '2.43';
const access = needs('RunMyWorksheet');
const attachmentAccess = needs('RunMyWorksheet', 'WorksheetAttachments');

/** Handlers of the user's own worksheet, its signature and its attachments. */
export const worksheetHandlers = [
  handle(postWorksheet, access, ({ database, grant, body }) => {
    const month = ownMonth(grant, body.SelectedIxsRef, monthOf(body.StartDate, 'StartDate'));
    const endDate = dayOf(body.EndDate, 'EndDate');
    const language = languages.find((each) => each === body.Lang);
    if (month instanceof Refusal) return month;
    if (endDate instanceof Refusal) return endDate;
    if (!language) return refuse(400, worksheetRefusals.unknownLanguage(body.Lang));
    if (monthOfDay(endDate) !== month) return refuse(400, worksheetRefusals.otherMonth);
    return worksheetAnswer(database, grant, month, endDate, language);
  }),
  handle(getWorksheetParameters, access, ({ database, language }) => worksheetParameters(database, language)),
  handle(postWorksheetSignature, needs('RunMyWorksheet', 'WorksheetSign'), ({ database, grant, body }) => {
    const month = ownMonth(grant, body.Value, monthOf(body.Value2, 'Value2'));
    if (month instanceof Refusal) return month;
    if (body.Value3 !== knownVersion) return refuse(400, worksheetRefusals.oldVersion(body.Value3));
    return sign(database, grant, month);
  }),
  handle(postAttachments, attachmentAccess, ({ database, grant, body }) => {
    const month = ownMonth(grant, body.SelectedIxsRef, monthOf(body.StartDate, 'StartDate'));
    if (month instanceof Refusal) return month;
    return attachmentsOf(database, grant.ref, month).map((row) => ({
      id_att: row.id,
      name: row.name,
      size: fileOf(row).size,
      poznamka: row.note,
    }));
  }),
  handle(postAttachment, attachmentAccess, ({ database, grant, query, body }) => {
    const month = ownMonth(grant, query.r, monthOfQuery(query));
    if (month instanceof Refusal) return month;
    const stage = stageOf(database, grant.ref, month);
    if (stage === 'none') return refuse(404, worksheetRefusals.noWorksheet);
    if (stage === 'planned' || stage === 'empty') return refuse(403, worksheetRefusals.noAttachments);
    return addAttachment(database, grant.ref, month, body.file, query.n);
  }),
  handle(postAttachmentFile, attachmentAccess, ({ database, grant, body }) => {
    const month = ownMonth(grant, body.SelectedIxsRef, monthOf(body.StartDate, 'StartDate'));
    if (month instanceof Refusal) return month;
    const rows = attachmentsOf(database, grant.ref, month);
    const row = rows.find(({ name }) => name === body.SelectedIxsStr);
    return row ? fileOf(row) : refuse(404, worksheetRefusals.noSuchAttachment(body.SelectedIxsStr));
  }),
];

/** Returns the month, or a refusal for a person other than the token's. */
function ownMonth({ ref }: Grant, personRef: string, month: LocalMonth | Refusal): LocalMonth | Refusal {
  return personRef === ref ? month : refuse(403, coreWords.notAllowed);
}

function monthOfQuery({ y, m }: { y: string; m: string }): LocalMonth | Refusal {
  const isMonth = /^\d{4}$/.test(y) && /^([1-9]|1[0-2])$/.test(m);
  return isMonth
    ? (`${y}-${m.padStart(2, '0')}` as LocalMonth)
    : refuse(400, worksheetRefusals.noMonth(y, m));
}

function sign(database: Database, grant: Grant, month: LocalMonth): Refusal | undefined {
  switch (stageOf(database, grant.ref, month)) {
    case 'none':
    case 'empty':
      return refuse(404, worksheetRefusals.noWorksheet);
    case 'planned':
    case 'open':
    case 'approved':
      return refuse(409, worksheetRefusals.notConfirmed);
    case 'signedByHand':
    case 'signedElectronically':
      return refuse(409, worksheetRefusals.alreadySigned);
    case 'confirmed':
      if (!canSignWorksheet(database, grant, month)) return refuse(403, worksheetRefusals.mayNotSign);
      signWorksheet(database, grant.ref, month);
      return undefined;
  }
}
