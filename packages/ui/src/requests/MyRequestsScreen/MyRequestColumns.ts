import { css, styled } from 'styled-components';
import { currentRow } from '../../primitives/List/currentRow.ts';

/* Each part in a column of its own, with the applicant below; a part that is missing leaves its column empty. */
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
 * The columns of a person's own requests, by the width of their section. Where there is little room, the second line has
 * the period and the applicant; from 820 px on it has the applicant alone. Beside a detail the first line has the most
 * important parts only, so that the rows stay where they were when it opened; with `data-urgent` it shows the deadline
 * instead of the state. The skeleton has the same columns.
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
      'icon what when standing' auto
      'icon applicant applicant applicant' auto / auto minmax(0, 1fr) 12rem 7rem;

    [data-part='state'],
    [data-part='deadline'] {
      grid-area: standing;
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
