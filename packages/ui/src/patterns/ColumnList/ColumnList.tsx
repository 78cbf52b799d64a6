import type { ComponentProps, ElementType, ReactNode } from 'react';
import { List } from '../../primitives/List/List.tsx';
import { ColumnListBox } from './RowColumns.ts';

/** Other attributes go to the root. */
export interface ColumnListProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the list for assistive technology. */
  label: string;
  /** The rows in display order; at least one. */
  rows: readonly Row[];
  /** Returns the id of a row. */
  idOf: (row: Row) => string;
  /** Returns the name of a row for assistive technology. */
  labelOf: (row: Row) => string;
  /** The grid of a row: an extended `RowColumns`. */
  columns: ElementType;
  /** The id of the row whose detail is shown; null for none. */
  openId: string | null;
  /** Called when the user opens a row. */
  onOpen: (id: string) => void;
  /** Returns the heading above a row, for the rows from it on, see `List`. Default none. */
  headingOf?: (row: Row) => string | undefined;
  /** Renders the parts of a row. */
  children: (row: Row) => ReactNode;
}

/** A list of rows with columns. A row opens a detail. */
export function ColumnList<Row>(props: ColumnListProps<Row>) {
  const {
    label,
    rows,
    idOf,
    labelOf,
    columns: Columns,
    openId,
    onOpen,
    headingOf,
    children,
    ...rest
  } = props;
  return (
    <ColumnListBox {...rest}>
      <List
        label={label}
        items={rows.map((row) => {
          const id = idOf(row);
          return { id, label: labelOf(row), row, isOpen: id === openId };
        })}
        renderItem={({ row, isOpen }) => (
          <Columns aria-current={isOpen || undefined}>{children(row)}</Columns>
        )}
        {...(headingOf && { headingOf: ({ row }: { row: Row }) => headingOf(row) })}
        onAction={onOpen}
      />
    </ColumnListBox>
  );
}
