import type { CsvCell } from './csv.ts';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { formatDetailMoment } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { PrintedWords } from './PrintedWords.tsx';
import { useIsPrinting } from '../../environment/useIsPrinting.ts';

export interface PrintedTableProps {
  /** What it lists. */
  title: string;
  /** What of it is listed. */
  scope: string | undefined;
  /** Makes the heads and the rows; asked for only where they are printed. */
  makeTable: () => readonly (readonly CsvCell[])[];
}

/** Stands in the place of the whole page on paper: a list as a table with all its rows, and of which moment it is. */
export function PrintedTable({ title, scope, makeTable }: PrintedTableProps) {
  const { t } = useTranslation('patterns');
  const language = useLanguage();
  const clock = useClock();
  if (!useIsPrinting()) return null;
  const [heads = [], ...rows] = makeTable();
  return createPortal(
    <Root>
      <h1>{title}</h1>
      <p>
        {[scope, t('export.asOf', { when: formatDetailMoment(clock.localNow(), language) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <table>
        <thead>
          <tr>
            {heads.map((head, column) => (
              // Columns keep their places.
              // oxlint-disable-next-line react/no-array-index-key
              <th key={column} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {cells.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key
                <td key={column}>
                  <PrintedWords cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>,
    document.body,
  );
}

const Root = styled.div`
  display: none;

  @media print {
    display: block;
    color-scheme: light;
    background: Canvas;
    color: CanvasText;
    font-size: var(--text-1);

    body:has(> &) > :not(&) {
      display: none;
    }

    & > h1 {
      font-size: var(--text-4);
      font-weight: var(--weight-medium);
    }

    & > p {
      margin-bottom: var(--space-4);
    }

    & > table {
      width: 100%;
      border-collapse: collapse;
      font-variant-numeric: tabular-nums;
    }

    tr {
      break-inside: avoid;
    }

    th,
    td {
      padding: var(--space-1) var(--space-3) var(--space-1) 0;
      border-bottom: 1px solid GrayText;
      /* Words stay whole: browsers rather make the whole page smaller. */
      overflow-wrap: break-word;
      text-align: start;
      vertical-align: baseline;
    }

    th {
      font-weight: var(--weight-medium);
    }
  }
`;
