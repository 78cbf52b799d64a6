import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import type { TableColumn } from './table.types.ts';

export interface TableHeadingProps {
  /** The column that it heads. */
  column: TableColumn;
  /** Which way the rows are sorted by it, if they are. */
  direction: keyof typeof icons | undefined;
}

const icons = { ascending: ArrowUp, descending: ArrowDown } satisfies Record<string, LucideIcon>;

/** The words over a column, and which way it sorts. */
export function TableHeading({ column, direction }: TableHeadingProps) {
  return (
    <>
      {column.label}
      {column.isSortable && <Icon of={direction ? icons[direction] : ChevronsUpDown} size={14} />}
    </>
  );
}
