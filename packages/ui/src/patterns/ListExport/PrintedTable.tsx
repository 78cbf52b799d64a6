import type { CsvCell } from './csv.ts';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { formatDetailMoment } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { PrintedWords } from './PrintedWords.tsx';
import { useIsPrinting } from '../../environment/useIsPrinting.ts';

export interface PrintedTableProps {
  /** The heading. */
  title: string;
  /** The scope of the list below the heading; undefined for none. */
  scope: string | undefined;
  /** Returns the heads and the rows; called only while printing. */
  makeTable: () => readonly (readonly CsvCell[])[];
}

/** Replaces the whole page on paper: a table with all rows of a list, with the current date and time. */
export function PrintedTable(props: PrintedTableProps) {
  return useIsPrinting() && <Paper {...props} />;
}

function Paper({ title, scope, makeTable }: PrintedTableProps) {
  const { t } = useTranslation('patterns');
  const language = useLanguage();
  const clock = useClock();
  const [now] = useState(() => clock.localNow());
  const [heads = [], ...rows] = makeTable();
  return createPortal(
    <Root>
      <h1>{title}</h1>
      <p>
        {[scope, t('export.asOf', { when: formatDetailMoment(now, language) })].filter(Boolean).join(' · ')}
      </p>
      <table>
        <thead>
          <tr>
            {heads.map((head, column) => (
              // The order of columns is constant.
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
      /* Words do not break: browsers scale the page down instead. */
      overflow-wrap: break-word;
      text-align: start;
      vertical-align: baseline;
    }

    th {
      font-weight: var(--weight-medium);
    }
  }
`;
