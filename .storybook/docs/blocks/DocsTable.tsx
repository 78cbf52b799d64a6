import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { withCode } from './withCode.tsx';

export interface DocsTableProps {
  /** Name of the table for assistive technology. */
  caption: string;
  /** The headings of the columns. */
  head: readonly string[];
  /** The cells by row; the first cell is the heading of the row. Texts may contain code between backticks. */
  rows: readonly (readonly ReactNode[])[];
  /** Vertical alignment of the cells. Default `top`. */
  align?: 'top' | 'middle';
}

/** A table with headings for rows and columns. On a narrow screen it scrolls horizontally, also by keyboard. */
export function DocsTable({ caption, head, rows, align = 'top' }: DocsTableProps) {
  return (
    <Scroller className="sb-unstyled" role="region" aria-label={caption} tabIndex={0}>
      <table aria-label={caption} data-align={align}>
        <thead>
          <tr>
            {head.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], row) => (
            <tr key={row}>
              <th scope="row">{withCode(first)}</th>
              {rest.map((cell, column) => (
                <td key={head[column + 1]}>{withCode(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

const Scroller = styled.div`
  position: relative;
  margin: var(--space-4) 0 var(--space-6);
  overflow-x: auto;
  color: var(--color-text);
  font: var(--weight-regular) var(--text-2) / var(--leading) var(--font-sans);

  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: var(--space-2) var(--space-6) var(--space-2) 0;
    border-bottom: 1px solid var(--color-border);
    text-align: left;
    vertical-align: top;
  }

  [data-align='middle'] :is(td, th) {
    vertical-align: middle;
  }

  thead th {
    color: var(--color-text-muted);
    font-size: var(--text-1);
    font-weight: var(--weight-medium);
    white-space: nowrap;
  }

  tbody th {
    font-weight: var(--weight-medium);
  }

  th code {
    white-space: nowrap;
  }

  tr > :last-child {
    padding-right: 0;
  }

  @media (width < 640px) {
    th,
    td {
      padding-right: var(--space-4);
    }

    td:last-child {
      min-width: 13rem;
    }
  }
`;
