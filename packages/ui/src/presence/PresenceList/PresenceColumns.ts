import { styled } from 'styled-components';
import { currentRow } from '../../primitives/List/currentRow.ts';

/** Gives the rows inside the columns that there is room for. */
export const PresenceSection = styled.section`
  container-type: inline-size;
`;

/** The columns of somebody's presence: one line from 640 px on, two where there is less room. The skeleton has them too. */
export const PresenceColumns = styled.div`
  ${currentRow}
  display: grid;
  grid-template: 'icon name since' auto 'icon standing standing' auto / auto minmax(0, 1fr) auto;
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

  & > [data-part='name'] {
    grid-area: name;
    color: inherit;
    font-size: inherit;
    text-wrap: pretty;
  }

  & > [data-part='standing'] {
    grid-area: standing;
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-1);
  }

  /* The sign between both goes with the reason. */
  [data-part='reason']:not(:empty)::before {
    content: '· ';
  }

  & > [data-part='since'] {
    grid-area: since;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  @container (width >= 640px) {
    grid-template: 'icon name state reason since' auto / auto minmax(0, 3fr) 8.5rem minmax(0, 2fr) 8.5rem;
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
      min-width: 0;
      color: var(--color-text-muted);
      font-size: var(--text-2);
      overflow-wrap: anywhere;

      &:not(:empty)::before {
        content: none;
      }
    }
  }
`;
