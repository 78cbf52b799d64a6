import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import type { Selection, SortDescriptor } from 'react-aria-components/Table';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { preventPageKeyScroll } from '../List/preventPageKeyScroll.ts';
import { toSelectedIds } from '../List/toSelectedIds.ts';
import { useRowHeight } from '../List/useRowHeight.ts';
import { StackingTableLayout } from './StackingTableLayout.ts';
import type { StackingTableOptions } from './StackingTableLayout.ts';
import { TableContent } from './TableContent.tsx';
import { StyledTable } from './StyledTable.ts';
import { toGridTemplate } from './columnWidths.ts';
import type { TableColumn, TableRow } from './table.types.ts';

/** Other props are passed to the root element. */
export interface TableProps<T extends TableRow> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the table for assistive technology. */
  label: string;
  /** The columns, in order. The first column names the row for assistive technology. */
  columns: readonly TableColumn[];
  /** The rows, in order. With more than 50 rows only the visible ones are in the document. */
  rows: readonly T[];
  /** Renders the content of a cell. */
  renderCell: (row: T, columnId: string) => ReactNode;
  /** The column and the direction of the current sort order. Default: none. */
  sortDescriptor?: SortDescriptor;
  /** Called when the user presses a sortable heading. The caller must sort `rows`. */
  onSortChange?: (sort: SortDescriptor) => void;
  /** How many rows can be selected. Default `none`. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The ids of the selected rows. Default: the table stores the selection itself. */
  selectedIds?: ReadonlySet<string>;
  /** Called with all selected ids when the selection changes, by mouse, touch or keyboard. Shift selects a range. */
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** Called when the user opens a row, by a press or Enter. While rows are selected, a press selects instead. */
  onRowAction?: (id: string) => void;
  /** Returns whether a row can be neither selected nor opened. Default: no row is disabled. */
  isRowDisabled?: (row: T) => boolean;
  /** Whether the rows are loading: skeleton rows are shown while there are no rows. Default false. */
  isLoading?: boolean;
  /** Number of skeleton rows. Default 5. */
  expectedCount?: number;
  /** Renders the content of an empty table. Default: a sentence. */
  renderEmpty?: () => ReactNode;
}

const longFrom = 50;

/** A table. In a container narrower than 640 px each row becomes a block of terms and values. */
export function Table<T extends TableRow>(props: TableProps<T>) {
  const {
    label,
    columns,
    rows,
    renderCell,
    sortDescriptor,
    onSortChange,
    selectedIds,
    style,
    onSelectionChange,
    onRowAction,
    isRowDisabled,
    selectionMode = 'none',
    isLoading = false,
    expectedCount = 5,
    renderEmpty,
    ...rest
  } = props;
  const { t } = useTranslation('primitives');
  const rowHeight = useRowHeight();
  const isDisabled = (row: T) => isRowDisabled?.(row) ?? false;
  const idsOf = (some: readonly T[]) => some.map((row) => row.id);
  const hasChoice = selectionMode === 'multiple';
  const template = { '--columns': toGridTemplate(columns, hasChoice) } as CSSProperties;
  const table = (
    <StyledTable
      aria-label={label}
      selectionMode={selectionMode}
      disabledKeys={idsOf(rows.filter(isDisabled))}
      {...(sortDescriptor && { sortDescriptor })}
      {...(onSortChange && { onSortChange })}
      {...(selectedIds && { selectedKeys: selectedIds })}
      {...(onSelectionChange && {
        onSelectionChange: (keys: Selection) =>
          onSelectionChange(toSelectedIds(keys, idsOf(rows.filter((row) => !isDisabled(row))))),
      })}
      {...(onRowAction && { onRowAction: (key) => onRowAction(String(key)) })}
    >
      <TableContent
        columns={columns}
        rows={rows}
        renderCell={renderCell}
        hasChoice={hasChoice}
        skeletonCount={isLoading ? expectedCount : 0}
        renderEmpty={renderEmpty}
        words={{ loading: t('loading'), nothingHere: t('nothingHere') }}
      />
    </StyledTable>
  );
  return (
    <Root
      aria-busy={isLoading || undefined}
      onKeyDown={preventPageKeyScroll}
      {...rest}
      style={{ ...template, ...style }}
    >
      {rows.length <= longFrom ? (
        table
      ) : (
        <Virtualizer<StackingTableOptions>
          layout={StackingTableLayout}
          layoutOptions={{
            columns,
            hasChoice,
            estimatedRowHeight: rowHeight,
            estimatedHeadingHeight: rowHeight,
          }}
        >
          {table}
        </Virtualizer>
      )}
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;
`;
