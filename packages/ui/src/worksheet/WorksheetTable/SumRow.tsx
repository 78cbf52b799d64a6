import type { HourFormats } from '../../i18n/formatDuration.ts';
import { AmountCell } from './AmountCell.tsx';
import type { ExplainedTime, WorksheetColumn } from './worksheetColumns.ts';
import { isAmount } from './worksheetColumns.ts';

export interface SumRowProps {
  /** What is summed. */
  label: string;
  /** A week or the month. */
  kind: 'week' | 'month';
  /** What it comes to. */
  time: ExplainedTime;
  /** The columns of the table. */
  columns: readonly WorksheetColumn[];
  /** How hours are written. */
  formats: HourFormats;
}

/** What a week or the month comes to. */
export function SumRow({ label, kind, time, columns, formats }: SumRowProps) {
  return (
    <tr data-row={kind}>
      {columns.map((column) => {
        if (column === 'day')
          return (
            <th key={column} scope="row" colSpan={3} data-column={column}>
              {label}
            </th>
          );
        // The name of the sum takes their room.
        if (column === 'passes' || column === 'shift') return null;
        if (isAmount(column))
          return <AmountCell key={column} column={column} time={time} formats={formats} />;
        return <td key={column}>{null}</td>;
      })}
    </tr>
  );
}
