import { isWeekend } from '@selfservice/api/core/local-date-arithmetic';
import { hasErrorForBalance } from '@selfservice/api/worksheet/visibility';
import type { WorksheetDay } from '@selfservice/api/worksheet/worksheet';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HourFormats } from '../../i18n/formatDuration.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { AmountCell } from './AmountCell.tsx';
import { DayErrors } from './DayErrors.tsx';
import { DayHead } from './DayHead.tsx';
import { DayPasses } from './DayPasses.tsx';
import type { ErrorJump } from './useErrorJump.ts';
import type { ExplainedTime, WorksheetColumn } from './worksheetColumns.ts';
import { isAmount } from './worksheetColumns.ts';

export interface DayRowProps {
  /** The day. */
  day: WorksheetDay & ExplainedTime;
  /** Whether the day is today. */
  isToday: boolean;
  /** The columns of the table. */
  columns: readonly WorksheetColumn[];
  /** Formats of hours. */
  formats: HourFormats;
  /** Navigation between the days with errors. */
  jump: ErrorJump;
}

/** The row of a day, with its errors in the column of notes. @requirement worksheet-7, worksheet-15, worksheet-16 */
export function DayRow({ day, isToday, columns, formats, jump }: DayRowProps) {
  const { t } = useTranslation('worksheet');
  const hasErrors = day.errors.length > 0;
  const contents: Partial<Record<WorksheetColumn, ReactNode>> = {
    passes: day.passes.length > 0 && <DayPasses day={day.day} passes={day.passes} />,
    shift: day.shiftName,
    note: (day.accountName !== null || day.note !== '' || hasErrors) && (
      <>
        {day.accountName !== null && <p>{day.accountName}</p>}
        {day.note !== '' && <p className="note">{day.note}</p>}
        {hasErrors && <DayErrors day={day} jump={jump} />}
      </>
    ),
  };
  return (
    <tr
      data-day={day.day}
      data-row="day"
      data-weekend={isWeekend(day.day) || undefined}
      data-quiet={isQuiet(day) || undefined}
      data-faulty={hasErrors || undefined}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={hasErrors ? -1 : undefined}
    >
      {columns.map((column) => {
        if (column === 'day') return <DayHead key={column} day={day.day} />;
        if (column === 'balance' && hasErrorForBalance(day))
          return (
            <td key={column} data-column={column}>
              <span className="error">
                <Icon of={TriangleAlert} size={14} />
                <span>{t('errorForBalance')}</span>
              </span>
            </td>
          );
        if (isAmount(column)) return <AmountCell key={column} column={column} time={day} formats={formats} />;
        return (
          <td key={column} data-column={column}>
            {contents[column] || null}
          </td>
        );
      })}
    </tr>
  );
}

/** Whether a day is a day off without any passes, amounts and errors. */
function isQuiet({ shiftName, passes, errors, workedMinutes, balanceMinutes }: WorksheetDay): boolean {
  return (
    shiftName === '' &&
    passes.length === 0 &&
    errors.length === 0 &&
    workedMinutes === null &&
    balanceMinutes === null
  );
}
