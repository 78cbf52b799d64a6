import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import type { TableColumn } from './table.types.ts';

export interface TableHeadingProps {
  /** The column. */
  column: TableColumn;
  /** The sort direction if the rows are sorted by this column. */
  direction: keyof typeof icons | undefined;
}

const icons = { ascending: ArrowUp, descending: ArrowDown } satisfies Record<string, LucideIcon>;

/** The heading of a column with an icon for the sort direction. */
export function TableHeading({ column, direction }: TableHeadingProps) {
  return (
    <>
      <span>{column.label}</span>
      {column.isSortable && <Icon of={direction ? icons[direction] : ChevronsUpDown} size={14} />}
    </>
  );
}
