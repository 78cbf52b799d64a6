import type { errorReportSchema } from '@selfservice/api/errors/errors.wire';
import type * as v from 'valibot';
import type { Table } from '../core/area-rows.ts';
import type { Database } from '../core/database.ts';

type ErrorReport = v.InferOutput<typeof errorReportSchema>;

const table: Table<ErrorReport[]> = { name: 'errorReports', create: () => [] };

/** Returns the reports that clients have sent. */
export function errorReports({ areaRows }: Database): ErrorReport[] {
  return areaRows.of(table);
}
