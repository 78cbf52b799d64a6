import { useTranslation } from 'react-i18next';
import type { WorksheetColumn } from './worksheetColumns.ts';
import { isAmount } from './worksheetColumns.ts';

export interface HeadRowProps {
  /** The columns of the table. */
  columns: readonly WorksheetColumn[];
}

/** The headings of the columns; those of amounts have the unit. @requirement worksheet-59 */
export function HeadRow({ columns }: HeadRowProps) {
  const { t } = useTranslation('worksheet');
  return (
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col" data-column={column}>
          <span>{t(`column.${column}`)}</span>
          {isAmount(column) && <span className="unit">{` ${t('column.unit')}`}</span>}
        </th>
      ))}
    </tr>
  );
}
