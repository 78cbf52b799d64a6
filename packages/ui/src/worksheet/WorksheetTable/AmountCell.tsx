import { useTranslation } from 'react-i18next';
import type { HourFormats } from '../../i18n/formatDuration.ts';
import type { AmountColumn, ExplainedTime } from './worksheetColumns.ts';
import { minutesIn } from './worksheetColumns.ts';

export interface AmountCellProps {
  /** The column of the amount. */
  column: AmountColumn;
  /** The amounts of the row; an unknown amount is empty. */
  time: ExplainedTime;
  /** Formats of hours. */
  formats: HourFormats;
}

/** The cell of an amount, with its heading beside it where the table has no columns. */
export function AmountCell({ column, time, formats }: AmountCellProps) {
  const { t } = useTranslation('worksheet');
  const minutes = minutesIn(column, time);
  if (minutes === null) return <td data-column={column}>{null}</td>;
  return (
    <td data-column={column} data-negative={minutes < 0 || undefined}>
      <span className="heading" aria-hidden="true">
        {t(`column.${column}`)}
      </span>
      <span>{column === 'balance' ? formats.balance(minutes) : formats.plain(minutes)}</span>
    </td>
  );
}
