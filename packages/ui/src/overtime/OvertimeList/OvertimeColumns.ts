import { styled } from 'styled-components';
import { RowColumns } from '../../patterns/ColumnList/RowColumns.ts';

/** The columns of an overtime: one line from 640 px, otherwise two. */
export const OvertimeColumns = styled(RowColumns)`
  grid-template: 'icon when when' auto 'icon account state' auto / auto minmax(0, 1fr) auto;
  column-gap: var(--space-3);

  & > :first-child {
    grid-area: icon;
  }

  & > [data-part='when'] {
    grid-area: when;
    color: inherit;
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }

  & > [data-part='account'] {
    grid-area: account;
    text-wrap: pretty;
  }

  & > [data-part='state'] {
    grid-area: state;
    text-align: end;
  }

  & > [data-progress] {
    font-style: italic;
  }

  @container (width >= 640px) {
    grid-template: 'icon when account state' auto / auto minmax(13rem, 2fr) minmax(0, 3fr) 9.5rem;
    align-items: center;

    & > [data-part='state'] {
      text-align: start;
    }
  }
`;
