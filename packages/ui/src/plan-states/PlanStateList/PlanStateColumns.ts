import { styled } from 'styled-components';
import { RowColumns } from '../../patterns/ColumnList/RowColumns.ts';

/** Icon, name and number of a plan above its state and what differs from the other plans; one line where there is room. */
export const PlanStateColumns = styled(RowColumns)`
  grid-template: 'icon name number' auto 'icon state state' auto / auto minmax(0, 1fr) fit-content(45%);
  column-gap: var(--space-3);
  font-variant-numeric: tabular-nums;

  & > :first-child {
    grid-area: icon;
  }

  & > [data-part='number'] {
    grid-area: number;
    text-align: end;
  }

  & > [data-part='state'] {
    grid-area: state;
  }

  @container (width >= 560px) {
    grid-template: 'icon name number state' auto / auto minmax(0, 3fr) 5rem minmax(0, 3fr);
    align-items: center;

    & > [data-part] {
      text-align: start;
    }
  }
`;
