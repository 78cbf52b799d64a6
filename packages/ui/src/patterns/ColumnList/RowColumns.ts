import { styled } from 'styled-components';
import { currentRow } from '../../primitives/List/currentRow.ts';

/** The container of a list: its rows choose their columns by its width with container queries. */
export const ColumnListBox = styled.section`
  container-type: inline-size;
`;

/**
 * The grid of one row, also of its skeleton. A list extends it with a `grid-template` and places the `data-part`s of the
 * row in the areas. The part `name` has the normal text colour and size; the other parts are muted and smaller.
 */
export const RowColumns = styled.div`
  ${currentRow}
  display: grid;
  align-content: center;
  column-gap: var(--space-4);
  min-height: calc(var(--row-height) - 2 * var(--space-1) - 1px);
  line-height: 1.4;

  & > [data-part] {
    min-width: 0;
    overflow-x: clip;
    color: var(--color-text-muted);
    font-size: var(--text-2);
    overflow-wrap: anywhere;
  }

  & > [data-part='name'] {
    grid-area: name;
    color: inherit;
    font-size: inherit;
  }
`;
