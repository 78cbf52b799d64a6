import { choiceColumnId, narrowest } from './table.types.ts';
import type { TableColumn } from './table.types.ts';

/** Returns the column widths as a value of `grid-template-columns`. */
export function toGridTemplate(columns: readonly TableColumn[], hasChoice: boolean): string {
  const tracks = columns.map(({ width = '1fr' }) =>
    typeof width === 'number' ? `${width}px` : `minmax(${narrowest.column}px, ${width})`,
  );
  return [...(hasChoice ? [`${narrowest.choice}px`] : []), ...tracks].join(' ');
}

/**
 * Returns the column widths in pixels by id, for rows that are not in a CSS grid.
 *
 * @param available the width of the table in pixels
 */
export function toColumnWidths(
  columns: readonly TableColumn[],
  hasChoice: boolean,
  available: number,
): Map<string, number> {
  const fixed = columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : 0), 0);
  const shares = columns.reduce((sum, { width = '1fr' }) => sum + shareOf(width), 0);
  const left = available - fixed - (hasChoice ? narrowest.choice : 0);
  const widths = columns.map(({ id, width = '1fr' }): [string, number] => [
    id,
    typeof width === 'number' ? width : Math.max(narrowest.column, (left * shareOf(width)) / shares),
  ]);
  return new Map([...(hasChoice ? [[choiceColumnId, narrowest.choice] as const] : []), ...widths]);
}

/** Returns equal widths for all columns: the cells are stacked, and react-aria must treat all columns as visible. */
export function toEvenWidths(
  columns: readonly TableColumn[],
  hasChoice: boolean,
  available: number,
): Map<string, number> {
  const ids = [...(hasChoice ? [choiceColumnId] : []), ...columns.map(({ id }) => id)];
  return new Map(ids.map((id) => [id, available / ids.length]));
}

function shareOf(width: number | `${number}fr`): number {
  return typeof width === 'number' ? 0 : parseFloat(width);
}
