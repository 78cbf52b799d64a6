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
  /**
   * The widths of the columns in CSS. On a narrow screen each row is then a block. Default: as wide as the cells, and the
   * table scrolls horizontally.
   */
  widths?: readonly string[];
}

/**
 * A table with headings for rows and columns. On a narrow screen it scrolls horizontally, also by keyboard, or its rows are
 * blocks.
 */
export function DocsTable({ caption, head, rows, align = 'top', widths }: DocsTableProps) {
  const scrolling = widths ? {} : { role: 'region', 'aria-label': caption, tabIndex: 0 };
  return (
    <Scroller className="sb-unstyled" {...scrolling}>
      <table aria-label={caption} data-align={align} data-stacks={widths !== undefined}>
        {widths && (
          <colgroup>
            {widths.map((width, column) => (
              <col key={head[column]} style={{ width }} />
            ))}
          </colgroup>
        )}
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
                <td key={head[column + 1]} data-head={head[column + 1]}>
                  {withCode(cell)}
                </td>
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

  [data-stacks='true'] {
    table-layout: fixed;

    th code {
      white-space: normal;
    }
  }

  @media (width < 640px) {
    th,
    td {
      padding-right: var(--space-4);
    }

    [data-stacks='false'] td:last-child {
      min-width: 13rem;
    }

    [data-stacks='true'] {
      &,
      tbody,
      tr,
      tbody th,
      td {
        display: block;
      }

      colgroup,
      td:empty {
        display: none;
      }

      thead {
        position: absolute;
        clip-path: inset(50%);
      }

      tr {
        padding: var(--space-2) 0;
        border-bottom: 1px solid var(--color-border);
      }

      tbody th,
      td {
        padding: var(--space-1) 0;
        border-bottom: 0;
      }

      td::before {
        content: attr(data-head);
        display: block;
        color: var(--color-text-muted);
        font-size: var(--text-1);
      }
    }
  }
`;
