import { css } from 'styled-components';

/** The words of rows' heads. */
export const headLook = css`
  .words,
  .detail {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-tall] .words {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  [data-today] {
    color: var(--color-accent);
    font-weight: var(--weight-bold);
  }

  .detail {
    color: var(--color-text-muted);
    font-size: var(--text-1);
  }

  .marks {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }
`;
