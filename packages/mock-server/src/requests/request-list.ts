import type { BackendLanguage } from '@selfservice/api/core/language';
import { dateOf } from '@selfservice/api/core/local-date';
import { daysBetween } from '@selfservice/api/core/local-date-arithmetic';
import { toWireDate, toWireDateTime } from '../core/wire-dates.ts';
import type { requestSchema } from '@selfservice/api/requests/requests.wire';
import type * as v from 'valibot';
import type { Database } from '../core/database.ts';
import { directoryOf } from '../centres/directory.ts';
import { normalizeForSearch } from '../core/normalize-for-search.ts';
import { noteIn } from './note.ts';
import type { RequestRow } from './request-row.ts';
import { requestText } from './request-text.ts';

type WireRow = v.InferInput<typeof requestSchema>;

/** Returns requests as wire rows: pending ones first, by their deadline; then decided ones, the latest first. */
export async function requestList(
  database: Database,
  rows: readonly RequestRow[],
  language: BackendLanguage,
  search = '',
): Promise<WireRow[]> {
  const today = dateOf(database.clock.localNow());
  const find = await directoryOf(
    database,
    rows.flatMap(({ applicantRef, deciderRef }) =>
      deciderRef ? [applicantRef, deciderRef] : [applicantRef],
    ),
  );
  const nameOf = (ref: string) => find(ref)?.fullName ?? '';
  const wanted = normalizeForSearch(search);
  return rows
    .toSorted((a, b) => Number(a.state !== 0) - Number(b.state !== 0) || orderOf(a, b))
    .map((row) => ({
      ID: row.id,
      Applicant: nameOf(row.applicantRef),
      ReqText: requestText(row, language),
      Created: toWireDateTime(row.createdAt),
      State: row.state,
      RemainingDaysFloor: row.state === 0 && row.deadline ? daysBetween(today, row.deadline) : null,
      Expdate: row.deadline && toWireDate(row.deadline),
      Approver: row.deciderRef === '' ? null : nameOf(row.deciderRef),
      DateModified: row.decidedAt && toWireDateTime(row.decidedAt),
      Note: noteIn(row.note, language) || null,
    }))
    .filter(({ Applicant, ReqText }) => normalizeForSearch(`${Applicant}\n${ReqText}`).includes(wanted));
}

function orderOf(a: RequestRow, b: RequestRow): number {
  const noDeadline = '9999';
  return a.state === 0
    ? compared(a.deadline ?? noDeadline, b.deadline ?? noDeadline) || compared(a.createdAt, b.createdAt)
    : compared(b.decidedAt ?? '', a.decidedAt ?? '') || b.id - a.id;
}

function compared(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
