import { styled } from 'styled-components';
import { currentRow } from '../../primitives/List/currentRow.ts';

/** Gives the rows inside the columns that there is room for. */
export const OvertimeSection = styled.section`
  container-type: inline-size;
`;

/** The columns of an overtime: one line from 640 px on, two where there is less room. The skeleton has them too. */
export const OvertimeColumns = styled.div`
  ${currentRow}
  display: grid;
  grid-template: 'icon when when' auto 'icon account state' auto / auto minmax(0, 1fr) auto;
  column-gap: var(--space-3);
  align-content: center;
  min-height: calc(var(--row-height) - 2 * var(--space-1) - 1px);
  line-height: 1.4;

  & > :first-child {
    grid-area: icon;
  }

  & > [data-part] {
    min-width: 0;
    color: var(--color-text-muted);
    font-size: var(--text-2);
    overflow-wrap: anywhere;
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
