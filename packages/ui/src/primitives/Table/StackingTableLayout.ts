import type { TableState } from 'react-aria-components/Table';
import { TableLayout } from 'react-aria-components/Virtualizer';
import type { Rect, TableLayoutProps } from 'react-aria-components/Virtualizer';
import { toColumnWidths, toEvenWidths } from './columnWidths.ts';
import { stackedBelow } from './table.types.ts';
import type { TableColumn } from './table.types.ts';

/** Options of `StackingTableLayout`. */
export interface StackingTableOptions extends TableLayoutProps {
  /** The columns without the column of checkboxes. */
  columns?: readonly TableColumn[];
  /** Whether a column of checkboxes comes first. Default false. */
  hasChoice?: boolean;
}

type Layout = TableLayout<object, StackingTableOptions>;
type Invalidation = Parameters<Layout['update']>[0];
type RowNode = TableState<object>['collection']['body'];

/**
 * The layout of a long table, where only the visible rows are in the document. In a narrow container the styles stack
 * the cells of a row.
 */
export const StackingTableLayout: new () => Layout = class extends TableLayout<object, StackingTableOptions> {
  isStacked = false;
  columnCount = 1;
  hasHeading = true;

  // The height of the table depends on its rows: measuring again at every new height would never end.
  override shouldInvalidate(now: Rect, before: Rect): boolean {
    return now.width !== before.width;
  }

  override update(context: Invalidation): void {
    const width = this.virtualizer?.size.width ?? 0;
    const { columns = [], hasChoice = false } = context.layoutOptions ?? {};
    this.isStacked = width < stackedBelow;
    this.columnCount = columns.length;
    this.hasHeading = hasChoice || columns.some(({ isSortable }) => isSortable);
    const columnWidths = (this.isStacked ? toEvenWidths : toColumnWidths)(columns, hasChoice, width);
    super.update({
      ...context,
      layoutOptions: { ...context.layoutOptions, columns, hasChoice, columnWidths },
    });
  }

  protected override getEstimatedRowHeight(): number {
    return this.isStacked ? 24 + 28 * this.columnCount : super.getEstimatedRowHeight();
  }

  protected override buildHeaderRow(node: RowNode, x: number, y: number) {
    const built = super.buildHeaderRow(node, x, y);
    if (!this.isStacked) return built;
    built.layoutInfo.rect.height = this.hasHeading ? (this.estimatedHeadingHeight ?? 0) : 0;
    for (const column of built.children ?? []) column.layoutInfo.estimatedSize = false;
    return built;
  }

  // Only the row is measured; its cells have automatic heights and no computed positions.
  protected override buildRow(node: RowNode, x: number, y: number) {
    const before = this.layoutNodes.get(node.key);
    const built = super.buildRow(node, x, y);
    if (!this.isStacked) return built;
    const { rect } = built.layoutInfo;
    const isKnown = before?.node === node && before.layoutInfo.rect.width === rect.width;
    rect.height = before?.layoutInfo.rect.height ?? this.getEstimatedRowHeight();
    built.layoutInfo.estimatedSize = !isKnown || before.layoutInfo.estimatedSize;
    for (const cell of built.children ?? []) cell.layoutInfo.estimatedSize = false;
    return built;
  }
};
