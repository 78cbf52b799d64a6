import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Cell, Column, Row, TableBody, TableHeader } from 'react-aria-components/Table';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { TableBlank } from './TableBlank.tsx';
import type { TableWords } from './TableBlank.tsx';
import { TableHeading } from './TableHeading.tsx';
import { choiceColumnId } from './table.types.ts';
import type { TableColumn, TableRow } from './table.types.ts';

export interface TableContentProps<T extends TableRow> {
  /** The columns without the column of checkboxes. */
  columns: readonly TableColumn[];
  /** The rows, in order. */
  rows: readonly T[];
  /** Renders the content of a cell. */
  renderCell: (row: T, columnId: string) => ReactNode;
  /** Whether a column of checkboxes comes first. */
  hasChoice: boolean;
  /** Number of skeleton rows while rows are loading, otherwise 0. */
  skeletonCount: number;
  /** Renders the content of an empty table. Default: a sentence. */
  renderEmpty: (() => ReactNode) | undefined;
  /** Texts of the table. */
  words: TableWords;
}

const choice: TableColumn = { id: choiceColumnId, label: '' };

/** The header and the body of a table. */
export function TableContent<T extends TableRow>(props: TableContentProps<T>) {
  const { columns, rows, renderCell, hasChoice, skeletonCount, renderEmpty, words } = props;
  const all = hasChoice ? [choice, ...columns] : columns;
  const dependencies = [columns, renderCell, hasChoice];
  return (
    <>
      <TableHeader columns={all} dependencies={dependencies}>
        {(column: TableColumn) =>
          column === choice ? (
            <Column id={choiceColumnId} data-choice>
              <Checkbox slot="selection">{null}</Checkbox>
            </Column>
          ) : (
            <Column
              id={column.id}
              textValue={column.label}
              isRowHeader={column === columns[0]}
              allowsSorting={column.isSortable ?? false}
              data-align={column.align}
            >
              {({ sortDirection }) => <TableHeading column={column} direction={sortDirection} />}
            </Column>
          )
        }
      </TableHeader>
      <TableBody
        items={rows}
        dependencies={dependencies}
        renderEmptyState={() => (
          <TableBlank skeletonCount={skeletonCount} render={renderEmpty} words={words} />
        )}
      >
        {(row: T) => (
          <Row id={row.id} columns={all} dependencies={dependencies}>
            {(column: TableColumn) =>
              column === choice ? (
                <Cell data-choice>
                  <Checkbox slot="selection">{null}</Checkbox>
                </Cell>
              ) : (
                <Cell data-align={column.align}>
                  <span aria-hidden="true" data-term>
                    {column.label}
                  </span>
                  <Suspense>
                    <div data-value>{renderCell(row, column.id)}</div>
                  </Suspense>
                </Cell>
              )
            }
          </Row>
        )}
      </TableBody>
    </>
  );
}
