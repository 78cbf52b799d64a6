import { styled } from 'styled-components';
import { RowColumns } from '../../patterns/ColumnList/RowColumns.ts';

/** The columns of one presence: one line from 640 px, two where there is less room. */
export const PresenceColumns = styled(RowColumns)`
  grid-template: 'icon name since' auto 'icon standing standing' auto / auto minmax(0, 1fr) auto;
  column-gap: var(--space-3);

  & > :first-child {
    grid-area: icon;
  }

  & > [data-part='name'] {
    text-wrap: pretty;
  }

  & > [data-part='standing'] {
    grid-area: standing;
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-1);
  }

  [data-part='state'][data-tone='caution'] {
    color: var(--color-caution);
    font-weight: var(--weight-medium);
  }

  [data-part='reason'] {
    min-width: 0;
    overflow-x: clip;
  }

  /* The separator belongs to the reason. */
  [data-part='reason']:not(:empty)::before {
    content: '· ';
  }

  & > [data-part='since'] {
    grid-area: since;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  @container (width >= 640px) {
    grid-template: 'icon name state reason since' auto / auto minmax(0, 4fr) 7.75rem minmax(0, 5fr) 8rem;
    align-items: center;

    & > [data-part='standing'] {
      display: contents;
    }

    [data-part='state'] {
      grid-area: state;
      color: var(--color-text-muted);
      font-size: var(--text-2);
    }

    [data-part='reason'] {
      grid-area: reason;
      color: var(--color-text-muted);
      font-size: var(--text-2);
      overflow-wrap: anywhere;

      &:not(:empty)::before {
        content: none;
      }
    }
  }
`;
