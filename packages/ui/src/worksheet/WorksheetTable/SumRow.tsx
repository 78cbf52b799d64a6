import type { HourFormats } from '../../i18n/formatDuration.ts';
import { AmountCell } from './AmountCell.tsx';
import type { ExplainedTime, WorksheetColumn } from './worksheetColumns.ts';
import { isAmount } from './worksheetColumns.ts';

export interface SumRowProps {
  /** The name of the sum. */
  label: string;
  /** The sum of a week or of the month. */
  kind: 'week' | 'month';
  /** The amounts. */
  time: ExplainedTime;
  /** The columns of the table. */
  columns: readonly WorksheetColumn[];
  /** Formats of hours. */
  formats: HourFormats;
}

/** The columns that the name of the sum spans. */
const named: readonly WorksheetColumn[] = ['day', 'passes', 'shift'];

/** The row with the sum of a week or of the month. @requirement worksheet-8, worksheet-9 */
export function SumRow({ label, kind, time, columns, formats }: SumRowProps) {
  return (
    <tr data-row={kind}>
      {columns.map((column) => {
        if (column === 'day')
          return (
            <th
              key={column}
              scope="row"
              colSpan={columns.filter((each) => named.includes(each)).length}
              data-column={column}
            >
              {label}
            </th>
          );
        if (named.includes(column)) return null;
        if (isAmount(column))
          return <AmountCell key={column} column={column} time={time} formats={formats} />;
        return <td key={column}>{null}</td>;
      })}
    </tr>
  );
}
