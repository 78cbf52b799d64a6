import { css } from 'styled-components';

/** Intervals that stand out, and the rows of those that were picked. Outlines tell it, and no colour alone. */
export const markStyles = css`
  [data-interval][data-mark='ghost'] {
    border: 2px dashed var(--color-accent);
    background: color-mix(in srgb, var(--color-accent-quiet) 70%, var(--color-surface));
    color: var(--color-text);
    font-weight: var(--weight-medium);

    &::before {
      background: var(--color-accent);
    }
  }

  [data-interval][data-mark='mate'] {
    outline: 2px solid var(--color-text);
    outline-offset: 1px;
  }

  .row[data-marked] > .head {
    box-shadow: inset 4px 0 var(--color-text);
    font-weight: var(--weight-bold);
  }

  @media (forced-colors: active) {
    [data-interval][data-mark='ghost'][data-mark] {
      border: 2px dashed Highlight;
    }

    [data-interval][data-mark='mate'] {
      outline-color: Highlight;
    }

    .row[data-marked] > .head {
      border-left: 4px solid Highlight;
    }
  }
`;
