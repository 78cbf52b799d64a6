import { styled } from 'styled-components';
import { currentRow } from '../../primitives/List/currentRow.ts';

/** Name and state of a worksheet: side by side where the list has room, one under the other where not. The skeleton has them too. */
export const WorksheetStateColumns = styled.div`
  ${currentRow}
  display: grid;
  align-content: center;
  column-gap: var(--space-4);
  min-height: calc(var(--row-height) - 2 * var(--space-1) - 1px);
  line-height: 1.4;

  & > [data-part] {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > [data-part='state'] {
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }

  @container states (width >= 480px) {
    grid-template-columns: minmax(0, 3fr) minmax(12rem, 2fr);
    align-items: center;
  }
`;
