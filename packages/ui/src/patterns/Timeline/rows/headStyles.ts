import { css } from 'styled-components';

/** The texts of row heads. */
export const headStyles = css`
  [data-today] {
    color: var(--color-accent);
    font-weight: var(--weight-bold);
  }

  .detail {
    color: var(--color-text-muted);
    font-size: var(--text-1);
  }

  .icons {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
`;
