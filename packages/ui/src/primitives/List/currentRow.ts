import { css } from 'styled-components';

/**
 * Styles for the content of a row: with `aria-current` they highlight the whole row as the one whose detail is open.
 */
export const currentRow = css`
  position: relative;
  isolation: isolate;

  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--space-1)) calc(-1 * var(--row-inset));
    z-index: -1;
    border-left: 3px solid var(--color-accent);
    background: var(--color-accent-quiet);
  }
`;
