import { styled } from 'styled-components';
import { RowColumns } from '../../patterns/ColumnList/RowColumns.ts';

/**
 * The columns of an overtime: one line from 640 px, otherwise two; the length is at the right. A long state takes room from
 * the account and not from the time.
 */
export const OvertimeColumns = styled(RowColumns)`
  grid-template: 'icon when when length' auto 'icon account state state' auto / auto minmax(
      0,
      1fr
    ) auto min-content;
  column-gap: var(--space-3);

  & > :first-child {
    grid-area: icon;
  }

  & > :is([data-part='when'], [data-part='length']) {
    color: inherit;
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }

  & > [data-part='when'] {
    grid-area: when;
  }

  & > [data-part='length'] {
    grid-area: length;
    text-align: end;
    white-space: nowrap;
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

  /* The time keeps its line on the narrowest phones. */
  @container (width < 320px) {
    grid-template: 'icon when when' auto 'icon account length' auto 'icon state state' auto / auto minmax(
        0,
        1fr
      ) auto;
  }

  @container (width >= 640px) {
    grid-template: 'icon when account state length' auto / auto minmax(13rem, 2fr) minmax(0, 3fr) 9.5rem 5rem;
    align-items: center;

    & > [data-part='state'] {
      text-align: start;
    }
  }
`;
