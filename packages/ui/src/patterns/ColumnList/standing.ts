import { css } from 'styled-components';

/**
 * The part `standing` of a row: the part `state`, and a second part of what is known besides, which may be empty. Both
 * share the area `standing`. The skeleton has only `state`.
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
  & > [data-part='standing'] > :last-child {
    min-width: 0;
    overflow-x: clip;

    &:not(:empty)::before {
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

  & > [data-part='standing'] > :last-child {
    grid-area: reason;

    &:not(:empty)::before {
      content: none;
    }
  }
`;
