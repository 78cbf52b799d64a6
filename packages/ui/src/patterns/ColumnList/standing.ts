import { css } from 'styled-components';

/**
 * The part `standing` of a row: the part `state`, and the part `reason` if more is known. Both share the area `standing`. The
 * skeleton has only `state`.
 */
export const standingTogether = css`
  & > [data-part='standing'] {
    grid-area: standing;
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--space-1);
  }

  & > [data-part='state'] {
    grid-area: standing;
  }

  /* The separator belongs to the second part. */
  [data-part='reason'] {
    min-width: 0;
    overflow-x: clip;

    &::before {
      content: '· ';
    }
  }
`;

/** For rows with room: both parts of `standing` are columns, in the areas `state` and `reason`. */
export const standingApart = css`
  & > [data-part='standing'] {
    display: contents;
  }

  [data-part='state'] {
    grid-area: state;
  }

  [data-part='reason'] {
    grid-area: reason;

    &::before {
      content: none;
    }
  }
`;
