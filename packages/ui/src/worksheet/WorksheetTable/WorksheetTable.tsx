import type { LocalDate } from '@selfservice/api/core/local-date';
import { monthBalanceTerms } from '@selfservice/api/worksheet/balance-arithmetic';
import { plannedTimes } from '@selfservice/api/worksheet/planned-time';
import { shownSums } from '@selfservice/api/worksheet/visibility';
import type { Worksheet, WorksheetRow } from '@selfservice/api/worksheet/worksheet';
import { weeksOf } from '@selfservice/api/worksheet/worksheet-weeks';
import { useTranslation } from 'react-i18next';
import type { HourFormats } from '../../i18n/formatDuration.ts';
import { DayRow } from './DayRow.tsx';
import { HeadRow } from './HeadRow.tsx';
import { SumRow } from './SumRow.tsx';
import type { ErrorJump } from './useErrorJump.ts';
import { Box, StyledTable } from './WorksheetTable.styles.ts';
import { columnsOf, hasTime } from './worksheetColumns.ts';

export interface WorksheetTableProps {
  /** Accessible name of the table. */
  label: string;
  /** The worksheet; its fund confirms the computed planned time of the days. */
  worksheet: Pick<Worksheet, 'rows' | 'sums' | 'fund'>;
  /** The current day. */
  today: LocalDate;
  /** Formats of hours. */
  formats: HourFormats;
  /** Navigation between the days with errors. */
  jump: ErrorJump;
}

/**
 * The days of a worksheet by weeks, with sums of the weeks and the month. In a narrow container each row is a block with a
 * heading beside each amount. Columns that are empty in all rows are left out.
 *
 * @requirement worksheet-7, worksheet-8, worksheet-9, worksheet-59
 */
export function WorksheetTable({ label, worksheet, today, formats, jump }: WorksheetTableProps) {
  const { t } = useTranslation('worksheet');
  const planned = plannedTimes(worksheet);
  const explained = <Row extends WorksheetRow>(row: Row) => ({
    ...row,
    plannedMinutes: planned.get(row) ?? null,
  });
  const monthPlanned = planned.size > 0 && monthBalanceTerms(worksheet) ? worksheet.fund.shiftMinutes : null;
  const monthTime = { ...worksheet.sums, plannedMinutes: monthPlanned };
  const columns = columnsOf([...worksheet.rows.map(explained), monthTime]);
  const shared = { columns, formats };
  return (
    <Box>
      <StyledTable aria-label={label}>
        <thead>
          <HeadRow columns={columns} />
        </thead>
        {weeksOf(worksheet.rows).map(({ heading, days, sum }, week) => (
          <tbody key={week}>
            {heading !== null && (
              <tr data-row="heading">
                <th colSpan={columns.length} scope="rowgroup">
                  {heading}
                </th>
              </tr>
            )}
            {days.map((day, place) => (
              <DayRow
                key={`${day.day} ${place}`}
                day={explained(day)}
                isToday={day.day === today}
                jump={jump}
                {...shared}
              />
            ))}
            {sum && (hasTime(sum) || sum.heading !== null) && (
              <SumRow label={sum.heading ?? t('weekSum')} kind="week" time={explained(sum)} {...shared} />
            )}
          </tbody>
        ))}
        {shownSums(worksheet).length > 0 && (
          <tfoot>
            <SumRow label={t('monthSum')} kind="month" time={monthTime} {...shared} />
          </tfoot>
        )}
      </StyledTable>
    </Box>
  );
}
