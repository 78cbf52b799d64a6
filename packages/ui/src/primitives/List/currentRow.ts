import { css } from 'styled-components';

/** For the content of a row: with `aria-current`, it fills the row and marks it as the one that is shown elsewhere. */
export const currentRow = css`
  position: relative;
  isolation: isolate;

  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--space-1)) calc(-1 * var(--space-3));
    z-index: -1;
    border-left: 3px solid var(--color-accent);
    background: var(--color-accent-quiet);
  }
`;
