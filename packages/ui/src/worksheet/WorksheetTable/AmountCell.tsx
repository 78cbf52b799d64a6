import { useTranslation } from 'react-i18next';
import type { HourFormats } from '../../i18n/formatDuration.ts';
import type { AmountColumn, ExplainedTime } from './worksheetColumns.ts';
import { minutesIn } from './worksheetColumns.ts';

export interface AmountCellProps {
  /** Which amount. */
  column: AmountColumn;
  /** Where it stands among others; what is not known stays empty. */
  time: ExplainedTime;
  /** How hours are written. */
  formats: HourFormats;
}

/** An amount; its heading stands beside it where the columns are not in sight. */
export function AmountCell({ column, time, formats }: AmountCellProps) {
  const { t } = useTranslation('worksheet');
  const minutes = minutesIn(column, time);
  if (minutes === null) return <td data-column={column}>{null}</td>;
  return (
    <td data-column={column} data-negative={minutes < 0 || undefined}>
      <span className="heading" aria-hidden="true">
        {t(`column.${column}`)}
      </span>
      <span>{column === 'balance' ? formats.balance(minutes) : formats.hours(minutes)}</span>
    </td>
  );
}
