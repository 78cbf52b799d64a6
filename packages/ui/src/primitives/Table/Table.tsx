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

/** Everything else goes to the root. */
export interface TableProps<T extends TableRow> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the table for assistive technology. */
  label: string;
  /** Its columns, in order. The first one names the row. */
  columns: readonly TableColumn[];
  /** What it shows, in order. Over 50 of them only those in sight are in the page. */
  rows: readonly T[];
  /** What stands in one cell. */
  renderCell: (row: T, columnId: string) => ReactNode;
  /** By which column and in which direction the rows are sorted. Default none. */
  sortDescriptor?: SortDescriptor;
  /** A heading was pressed; the rows are sorted by whoever hands them in. */
  onSortChange?: (sort: SortDescriptor) => void;
  /** How many rows can be selected. Default `none`. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The ids of the rows that are selected; without it the table keeps them itself. */
  selectedIds?: ReadonlySet<string>;
  /** Others were selected, by mouse, touch or keyboard; Shift selects a range. */
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** A row was opened: by a press or Enter; while some are selected, a press selects. */
  onRowAction?: (id: string) => void;
  /** It can be neither selected nor opened. Default none is disabled. */
  isRowDisabled?: (row: T) => boolean;
  /** The rows are on their way: a skeleton stands in until there are any. Default false. */
  isLoading?: boolean;
  /** How many skeleton rows stand in. Default 5. */
  expectedCount?: number;
  /** What to show when there is nothing. Default a sentence. */
  renderEmpty?: () => ReactNode;
}

const longFrom = 50;

/** Rows and columns; in a container under 640 px each row is a block of terms and values. */
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
