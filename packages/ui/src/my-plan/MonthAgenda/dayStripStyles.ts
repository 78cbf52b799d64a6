import { css } from 'styled-components';

/** Styles of the 24 hours of a day in one line. */
export const dayStripStyles = css`
  /* One line for all days, so that hours are below each other. */
  .strip {
    position: absolute;
    right: var(--row-inset);
    bottom: 8px;
    left: calc(var(--row-inset) + var(--day) + var(--space-3));
    height: 6px;
    border-radius: 3px;
    background:
      repeating-linear-gradient(
          90deg,
          transparent 0 calc(25% - 1px),
          var(--color-border-control) calc(25% - 1px) 25%
        )
        0 / 100% 100%,
      var(--color-skeleton);
    overflow: clip;
    pointer-events: none;

    & > [data-interval] {
      position: absolute;
      inset-block: 0;
      min-width: 4px;
      border-radius: 2px;
    }

    & > i {
      position: absolute;
      inset-block: 0;
      width: 2px;
      margin-left: -1px;
      background: var(--color-accent);
      box-shadow: 0 0 0 1px var(--color-surface);
    }

    @media (forced-colors: active) {
      border: 1px solid CanvasText;

      & > i {
        background: Highlight;
        forced-color-adjust: none;
      }
    }
  }
`;
