import { styled } from 'styled-components';
import { RowColumns } from '../../patterns/ColumnList/RowColumns.ts';
import { standingApart, standingTogether } from '../../patterns/ColumnList/standing.ts';

/**
 * Icon, name and number of a plan above its state and what differs from the other plans. One line where there is room, with
 * the state first.
 */
export const PlanStateColumns = styled(RowColumns)`
  ${standingTogether}
  grid-template: 'icon name number' auto 'icon standing standing' auto / auto minmax(0, 1fr) fit-content(45%);
  column-gap: var(--space-3);
  font-variant-numeric: tabular-nums;

  & > :first-child {
    grid-area: icon;
  }

  & > [data-part='number'] {
    grid-area: number;
    text-align: end;
  }

  @container (width >= 560px) {
    ${standingApart}
    grid-template: 'icon state name number reason' auto / auto 8.5rem minmax(0, 3fr) 5rem minmax(0, 3fr);
    align-items: center;

    & > [data-part] {
      text-align: start;
    }
  }
`;
