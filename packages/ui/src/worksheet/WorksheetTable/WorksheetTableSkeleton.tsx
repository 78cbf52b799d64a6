import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { isWeekend } from '@selfservice/api/core/local-date-arithmetic';
import { weeksOfMonth } from '@selfservice/api/core/month-days';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { DayHead } from './DayHead.tsx';
import { HeadRow } from './HeadRow.tsx';
import type { WorksheetColumn } from './worksheetColumns.ts';
import { Box, StyledTable } from './WorksheetTable.styles.ts';

export interface WorksheetTableSkeletonProps {
  /** The month whose days have placeholders. */
  month: LocalMonth;
}

/** The columns of most months. */
const columns: readonly WorksheetColumn[] = [
  'day',
  'passes',
  'shift',
  'planned',
  'worked',
  'balance',
  'note',
];
const amounts = { planned: '2.75rem', worked: '2.75rem', balance: '2.5rem' };
const widths: Partial<Record<WorksheetColumn, string>> = { passes: '9rem', shift: '4rem', ...amounts };

/** Shown while the days load, grouped by weeks as in most organisations. */
export function WorksheetTableSkeleton({ month }: WorksheetTableSkeletonProps) {
  return (
    <Box>
      <StyledTable aria-hidden="true">
        <thead>
          <HeadRow columns={columns} />
        </thead>
        {weeksOfMonth(month).map((days) => (
          <tbody key={days[0]}>
            <tr data-row="heading">
              <th colSpan={columns.length}>
                <Skeleton width="4rem" />
              </th>
            </tr>
            {days.map((day) => (
              <DayPlaceholder key={day} day={day} />
            ))}
            {!days.every(isWeekend) && (
              <tr data-row="week">
                <th colSpan={3} data-column="day">
                  <Skeleton width="5rem" />
                </th>
                <Cells of={amounts} />
              </tr>
            )}
          </tbody>
        ))}
      </StyledTable>
    </Box>
  );
}

function DayPlaceholder({ day }: { day: LocalDate }) {
  const isOff = isWeekend(day) || undefined;
  return (
    <tr data-row="day" data-weekend={isOff} data-quiet={isOff}>
      <DayHead day={day} />
      <Cells of={isOff ? {} : widths} />
    </tr>
  );
}

/** Placeholders of a row by column; a sum has no passes and no shift. */
function Cells({ of }: { of: Partial<Record<WorksheetColumn, string>> }) {
  return columns
    .filter((column) => column !== 'day' && (of !== amounts || (column !== 'passes' && column !== 'shift')))
    .map((column) => (
      <td key={column} data-column={column}>
        {of[column] && <Skeleton width={of[column]} />}
      </td>
    ));
}
