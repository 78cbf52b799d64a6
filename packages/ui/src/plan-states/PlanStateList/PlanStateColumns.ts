import { styled } from 'styled-components';
import { RowColumns } from '../../patterns/ColumnList/RowColumns.ts';

/** Name, number, days and decisions of a plan: one line where the list has room, two on a phone. */
export const PlanStateColumns = styled(RowColumns)`
  grid-template: 'name number' auto 'days done' auto / minmax(0, 3fr) fit-content(45%);
  font-variant-numeric: tabular-nums;

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

  /* Beside a detail: one line as without it, with only the columns that distinguish the rows. */
  @container (392px <= width < 560px) {
    grid-template: 'name days' auto / minmax(0, 3fr) minmax(0, 2fr);
    align-items: center;

    & > :is([data-part='number'], [data-part='done']) {
      display: none;
    }
  }

  @container (width >= 560px) {
    grid-template: 'name number days done' auto / minmax(0, 4fr) 5rem 7.5rem minmax(0, 3fr);
    align-items: center;

    & > [data-part] {
      text-align: start;
    }
  }
`;
