import { styled } from 'styled-components';
import { stackedRows } from './stackedRows.ts';

/** Selector of the columns with amounts. */
const amounts =
  ":is([data-column='planned'], [data-column='worked'], [data-column='excused'], [data-column='unexcused'], [data-column='balance'])";

/** The container whose width decides on the layout of the table. */
export const Box = styled.div`
  container-type: inline-size;
`;

/** The table; in a narrow container its rows are blocks. */
export const StyledTable = styled.table`
  width: 100%;
  /* Columns keep their width from month to month and while loading. */
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  th,
  td {
    height: var(--row-height);
    padding: var(--space-1) var(--space-2);
    border-bottom: 1px solid var(--color-border);
    text-align: start;
    font-weight: var(--weight-regular);
  }

  thead th {
    position: sticky;
    top: var(--header-height);
    z-index: 1;
    background: var(--color-surface);
    color: var(--color-text-muted);
    font-size: var(--text-1);
    font-weight: var(--weight-medium);
    vertical-align: bottom;
    hyphens: auto;
  }

  [data-column='day'] {
    width: 4.75rem;
    white-space: nowrap;
  }

  [data-column='shift'] {
    width: 7.25rem;
    overflow-wrap: anywhere;
  }

  .number {
    display: inline-block;
    min-width: 1.75em;
    font-weight: var(--weight-medium);
    text-align: end;
  }

  ${amounts} {
    width: 5.25rem;
    text-align: end;
    white-space: nowrap;
  }

  [data-column='planned'] {
    color: var(--color-text-muted);
  }

  [data-column='unexcused'] {
    width: 5.75rem;
  }

  [data-column='balance'] {
    font-weight: var(--weight-medium);
  }

  thead [data-column] {
    white-space: normal;
  }

  [data-column='note'] {
    width: 11rem;
    overflow-wrap: anywhere;
  }

  .unit {
    font-weight: var(--weight-regular);
  }

  .note {
    white-space: pre-line;
  }

  .heading {
    display: none;
  }

  .error {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    color: var(--color-caution);
    font-weight: var(--weight-medium);
  }

  [data-row='heading'] th {
    height: auto;
    padding-top: var(--space-4);
    color: var(--color-text-muted);
    font-size: var(--text-1);
    font-weight: var(--weight-medium);
  }

  [data-weekend] > * {
    background: var(--color-surface-sunken);
  }

  [data-quiet] {
    color: var(--color-text-muted);
  }

  [data-quiet] .number {
    font-weight: inherit;
  }

  [aria-current='date'] > [data-column='day'] {
    color: var(--color-accent);
    font-weight: var(--weight-bold);
  }

  [aria-current='date'] > * {
    background: var(--color-accent-quiet);
  }

  [data-row='week'] > *,
  [data-row='month'] > * {
    font-weight: var(--weight-bold);
  }

  [data-row='month'] > * {
    border-top: 2px solid var(--color-text);
    border-bottom: 0;
  }

  tr[tabindex] {
    scroll-margin-top: 8rem;
    border-radius: var(--radius-small);
    outline-offset: -2px;
  }

  @media screen {
    @container (width >= 76rem) {
      [data-column='shift'] {
        width: 9rem;
      }

      ${amounts} {
        width: 6.5rem;
      }

      [data-column='note'] {
        width: 20rem;
      }
    }

    /* Columns are closer in a narrow container; on paper there is always room. */
    @container (width < 64rem) {
      th,
      td {
        padding-inline: var(--space-1);
      }

      [data-column='day'] {
        width: 4rem;
      }

      [data-column='shift'] {
        width: 5rem;
      }

      ${amounts} {
        width: 4.5rem;
      }

      [data-column='note'] {
        width: 7.5rem;
      }
    }

    @container (width < 52rem) {
      ${stackedRows}
    }
  }

  @media print {
    th,
    td {
      height: auto;
      padding: 0.35mm 1mm;
      border-bottom-width: 0.5px;
    }

    thead th {
      position: static;
      background: none;
    }

    [data-column='day'] {
      width: 13mm;
    }

    [data-column='shift'] {
      width: 19mm;
    }

    ${amounts} {
      width: 12mm;
    }

    [data-column='note'] {
      width: 18mm;
    }

    [data-row='heading'] th {
      padding-top: 0.8mm;
    }

    [data-weekend] > * {
      print-color-adjust: exact;
    }

    tr {
      break-inside: avoid;
    }
  }
`;
