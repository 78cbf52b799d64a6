import { styled } from 'styled-components';
import { RowColumns } from '../../patterns/ColumnList/RowColumns.ts';
import { standingApart, standingTogether } from '../../patterns/ColumnList/standing.ts';

/** The columns of one presence: one line from 640 px, two where there is less room. */
export const PresenceColumns = styled(RowColumns)`
  ${standingTogether}
  grid-template: 'icon name since' auto 'icon standing standing' auto / auto minmax(0, 1fr) auto;
  column-gap: var(--space-3);

  & > :first-child {
    grid-area: icon;
  }

  & > [data-part='name'] {
    text-wrap: pretty;
  }

  [data-part='state'][data-tone='caution'] {
    color: var(--color-caution);
    font-weight: var(--weight-medium);
  }

  & > [data-part='since'] {
    grid-area: since;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  @container (width >= 640px) {
    ${standingApart}
    grid-template: 'icon name state reason since' auto / auto minmax(0, 4fr) 7.75rem minmax(0, 5fr) 8rem;
    align-items: center;
  }
`;
