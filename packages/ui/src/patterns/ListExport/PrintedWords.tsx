import type { CsvCell } from './csv.ts';
import { Fragment } from 'react';

export interface PrintedWordsProps {
  /** What stands in a cell. */
  cell: CsvCell;
}

/** What stands in a cell on paper: an address may go on in the next line after a sign, a word is not broken. */
export function PrintedWords({ cell }: PrintedWordsProps) {
  if (typeof cell !== 'string') return cell;
  return cell.split(/(?<=[@._])(?=\p{L})/u).map((part, at) => (
    // Parts keep their places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
