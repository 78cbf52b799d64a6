import { css, styled } from 'styled-components';
import { currentRow } from '../../primitives/List/currentRow.ts';

/* One column for each part, with the applicant below. The column of a missing part is empty. */
const columns = css`
  align-items: center;

  & > [data-line],
  [data-part='period'] {
    display: contents;
  }

  [data-part='what'] {
    grid-area: what;
  }

  [data-part='what'][data-raw] {
    grid-column: what / when;
  }

  [data-part='when'] {
    grid-area: when;
  }

  [data-part='length'] {
    grid-area: length;
  }

  [data-part='applicant'] {
    grid-area: applicant;
  }

  [data-part='state'],
  [data-part='deadline'] {
    text-align: start;
  }
`;

/**
 * The columns of a row of the user's own requests, by the width of the list. A narrow row has the period and the applicant in
 * its second line; from 820 px on the second line has only the applicant. Beside an open detail the first line has only the
 * most important parts, so that the rows do not move when the detail opens; with `data-urgent` it shows the deadline instead of
 * the state. The skeleton uses the same columns.
 *
 * @requirement requests-5
 */
export const MyRequestColumns = styled.div`
  ${currentRow}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--space-3);
  align-content: center;
  min-height: calc(var(--row-height) - 2 * var(--space-1) - 1px);
  line-height: 1.4;

  & > :first-child {
    grid-row: 1 / -1;
  }

  & > [data-line] {
    grid-column: 2;
    display: flex;
    justify-content: space-between;
    column-gap: var(--space-3);
    min-width: 0;
  }

  [data-part] {
    min-width: 0;
    color: var(--color-text-muted);
    font-size: var(--text-2);
    font-variant-numeric: tabular-nums;
  }

  [data-part='what'] {
    color: inherit;
    font-size: inherit;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }

  [data-part='applicant'] {
    overflow-wrap: anywhere;
  }

  [data-part='period'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-3);
  }

  [data-part='state'],
  [data-part='deadline'] {
    flex: none;
    text-align: end;
  }

  [data-progress] {
    font-style: italic;
  }

  @container beside (500px <= width < 820px) {
    ${columns}
    grid-template:
      'icon what when status' auto
      'icon applicant applicant applicant' auto / auto minmax(0, 1fr) 12rem 7rem;

    [data-part='state'],
    [data-part='deadline'] {
      grid-area: status;
    }

    [data-part='length'],
    &[data-urgent] [data-part='state'],
    &:not([data-urgent]) [data-part='deadline'] {
      display: none;
    }
  }

  @container (width >= 820px) {
    ${columns}
    grid-template:
      'icon what when length state deadline' auto
      'icon applicant applicant applicant applicant applicant' auto / auto minmax(0, 3fr)
      minmax(12.5rem, 2fr) minmax(5rem, 1fr) minmax(8rem, 1fr) minmax(8rem, 1fr);

    [data-part='state'] {
      grid-area: state;
    }

    [data-part='deadline'] {
      grid-area: deadline;
    }
  }
`;
