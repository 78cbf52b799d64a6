import { css, styled } from 'styled-components';
import { currentRow } from '../../primitives/List/currentRow.ts';

/* Each part in a column of its own; what is not told of a request leaves its column empty. */
const oneLine = css`
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

  [data-part='state'],
  [data-part='deadline'] {
    text-align: start;
  }
`;

/**
 * The columns of a person's own requests, by the room that their section has: two lines where there is little, one line
 * with all of them from 820 px on. Beside a detail a line has the most important ones, so that the rows stay where they
 * were when it opened; `data-urgent` has the deadline in the place of its state there. The skeleton has the same ones.
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
    ${oneLine}
    grid-template: 'icon what when standing' auto / auto minmax(0, 1fr) 12rem 7rem;

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
    ${oneLine}
    grid-template:
      'icon what when length state deadline' auto / auto minmax(0, 3fr)
      minmax(12.5rem, 2fr) minmax(5rem, 1fr) minmax(8rem, 1fr) minmax(8rem, 1fr);

    [data-part='state'] {
      grid-area: state;
    }

    [data-part='deadline'] {
      grid-area: deadline;
    }
  }
`;
