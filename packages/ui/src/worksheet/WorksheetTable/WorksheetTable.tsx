import type { LocalDate } from '@selfservice/api/core/local-date';
import { monthBalanceTerms } from '@selfservice/api/worksheet/balance-arithmetic';
import { plannedTimes } from '@selfservice/api/worksheet/planned-time';
import { shownSums } from '@selfservice/api/worksheet/visibility';
import type { Worksheet, WorksheetRow } from '@selfservice/api/worksheet/worksheet';
import { weeksOf } from '@selfservice/api/worksheet/worksheet-weeks';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { HourFormats } from '../../i18n/formatDuration.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { DayRow } from './DayRow.tsx';
import { HeadRow } from './HeadRow.tsx';
import { SumRow } from './SumRow.tsx';
import type { ErrorJump } from './useErrorJump.ts';
import { Box, StyledTable } from './WorksheetTable.styles.ts';
import { columnsOf, hasTime } from './worksheetColumns.ts';

export interface WorksheetTableProps {
  /** The table element, for the navigation between rows. */
  ref?: Ref<HTMLTableElement>;
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
 * heading beside each amount.
 *
 * @requirement worksheet-7, worksheet-8, worksheet-9
 */
export function WorksheetTable({ ref, label, worksheet, today, formats, jump }: WorksheetTableProps) {
  const { t } = useTranslation('worksheet');
  const planned = plannedTimes(worksheet);
  const explained = <Row extends WorksheetRow>(row: Row) => ({
    ...row,
    plannedMinutes: planned.get(row) ?? null,
  });
  const monthPlanned = planned.size > 0 && monthBalanceTerms(worksheet) ? worksheet.fund.shiftMinutes : null;
  const columns = columnsOf(planned.size > 0);
  const shared = { columns, formats };
  return (
    <Box>
      <StyledTable ref={ref} aria-label={label}>
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
            <SumRow
              label={t('monthSum')}
              kind="month"
              time={{ ...worksheet.sums, plannedMinutes: monthPlanned }}
              {...shared}
            />
          </tfoot>
        )}
      </StyledTable>
      <VisuallyHidden role="status">
        {jump.at !== null &&
          jump.days.includes(jump.at) &&
          t('errors.at', { number: jump.days.indexOf(jump.at) + 1, total: jump.days.length })}
      </VisuallyHidden>
    </Box>
  );
}
