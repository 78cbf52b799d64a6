import type { CsvCell } from './csv.ts';
import { Fragment } from 'react';

export interface PrintedWordsProps {
  /** The content of the cell. */
  cell: CsvCell;
}

/** The content of a cell on paper. An e-mail address can wrap after `@`, `.` and `_`; other words do not break. */
export function PrintedWords({ cell }: PrintedWordsProps) {
  if (typeof cell !== 'string') return <span>{cell}</span>;
  return cell.split(/(?<=[@._])(?=\p{L})/u).map((part, at) => (
    // The order of parts is constant.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
}
