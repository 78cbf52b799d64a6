import { styled } from 'styled-components';
import { currentRow } from '../../primitives/List/currentRow.ts';

/** What the rows measure their room by. */
export const PlanStateRoom = styled.div`
  container: plans / inline-size;
`;

/** Name, number, days and what has been done about a plan: one line where the list has room, two on a phone. The skeleton has them too. */
export const PlanStateColumns = styled.div`
  ${currentRow}
  display: grid;
  grid-template: 'name number' auto 'days done' auto / minmax(0, 3fr) fit-content(45%);
  align-content: center;
  column-gap: var(--space-4);
  min-height: calc(var(--row-height) - 2 * var(--space-1) - 1px);
  line-height: 1.4;

  & > [data-part] {
    min-width: 0;
    color: var(--color-text-muted);
    font-size: var(--text-2);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  & > [data-part='name'] {
    grid-area: name;
    color: inherit;
    font-size: inherit;
  }

  & > [data-part='number'] {
    grid-area: number;
    text-align: end;
  }

  & > [data-part='days'] {
    grid-area: days;
  }

  & > [data-part='done'] {
    grid-area: done;
    text-align: end;
  }

  /* Beside a detail: one line as before it was opened, with what tells the rows apart. */
  @container plans (392px <= width < 560px) {
    grid-template: 'name days' auto / minmax(0, 3fr) minmax(0, 2fr);
    align-items: center;

    & > :is([data-part='number'], [data-part='done']) {
      display: none;
    }
  }

  @container plans (width >= 560px) {
    grid-template: 'name number days done' auto / minmax(0, 4fr) 5rem 7.5rem minmax(0, 3fr);
    align-items: center;

    & > [data-part] {
      text-align: start;
    }
  }
`;
