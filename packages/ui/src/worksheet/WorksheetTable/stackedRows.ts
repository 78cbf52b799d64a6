import { css } from 'styled-components';

/** Selector of the amounts with headings beside them. */
const labelled = `:is(
  [data-column='worked'],
  [data-column='excused'],
  [data-column='unexcused'],
  :not([data-row='day']) > [data-column='planned']
)`;

/** Styles that make each row a block: day and balance in the first line, the rest below. */
export const stackedRows = css`
  &,
  tbody,
  tfoot,
  thead {
    display: block;
  }

  th,
  td {
    height: auto;
    padding: 0;
    border: 0;
  }

  tr {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-3);
    align-items: baseline;
    padding: var(--space-3) var(--space-2);
    border-bottom: 1px solid var(--color-border);
  }

  .number {
    min-width: 0;
  }

  td:empty {
    display: none;
  }

  thead tr {
    position: sticky;
    top: var(--header-height);
    padding-block: var(--space-1);
    background: var(--color-surface);
  }

  thead {
    position: sticky;
    top: var(--header-height);
    z-index: 1;
  }

  [data-column] {
    width: auto;
  }

  /* The headings are hidden visually, because they are beside the amounts, but name the columns for assistive technology. */
  thead th:not([data-column='day'], [data-column='balance']) {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  thead th {
    position: static;
  }

  [data-column='day'] {
    grid-area: 1 / 1;
  }

  [data-column='shift'] {
    grid-area: 1 / 2;
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
  }

  /* The planned time is beside the shift, which leaves room for it. */
  [data-row='day'] [data-column='planned'] {
    grid-area: 1 / 2;
  }

  [data-column='shift']:has(+ [data-column='planned']:not(:empty)) {
    padding-right: 4rem;
  }

  [data-column='balance'] {
    grid-area: 1 / 3;
  }

  [data-column='passes'] {
    grid-area: 2 / 1 / auto / 3;
  }

  /* Over the column of the balance and a part of the shift's: its heading must not make the column of the balance wide. */
  [data-column='worked'] {
    grid-area: 2 / 2 / auto / 4;
    justify-self: end;
  }

  tr:has([data-column='worked']:not(:empty)) [data-column='passes'] {
    padding-right: 5.5rem;
  }

  /* More than two passes take the whole line; the worked time is below them. */
  tr:has([data-column='passes'] li:nth-child(3)) {
    [data-column='passes'] {
      grid-area: 2 / 1 / auto / 4;
      padding-right: 0;
    }

    [data-column='worked'] {
      grid-area: 3 / 1 / auto / 4;
    }
  }

  :is([data-column='excused'], [data-column='unexcused'], [data-column='note']),
  :is([data-row='week'], [data-row='month']) [data-column='planned'] {
    grid-column: 1 / -1;
  }

  [data-column='note'] {
    order: 1;
  }

  ${labelled} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: flex-end;
    gap: 0 var(--space-2);
  }

  ${labelled} .heading {
    display: inline;
    color: var(--color-text-muted);
    font-size: var(--text-1);
    font-weight: var(--weight-regular);
  }

  [data-row='heading'] {
    padding-block: var(--space-4) var(--space-1);
    grid-template-columns: minmax(0, 1fr);
  }

  [data-row='heading'] th {
    padding-top: 0;
  }

  [data-weekend] > *,
  [aria-current='date'] > * {
    background: none;
  }

  [data-weekend] {
    background: var(--color-surface-sunken);
  }

  [aria-current='date'] {
    background: var(--color-accent-quiet);
  }

  [data-row='month'] {
    border-top: 2px solid var(--color-text);
  }

  [data-row='month'] > * {
    border: 0;
  }
`;
