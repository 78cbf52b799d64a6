import { css } from 'styled-components';

/** The line styles of the parts of the day, on the dial and in lists; they differ by dashes, too. */
export const arcStyles = css`
  [data-arc] {
    stroke: var(--color-text-muted);
    stroke-width: calc(0.6 * var(--dial-arc, 8));
  }

  [data-arc='shift'] {
    stroke: var(--color-accent);
    stroke-width: var(--dial-arc, 8);
  }

  [data-arc='planChange'] {
    stroke: var(--color-accent);
    stroke-width: calc(0.3 * var(--dial-arc, 8));
    stroke-dasharray: 7 5;
  }

  [data-arc='request'] {
    stroke-width: calc(0.3 * var(--dial-arc, 8));
    stroke-dasharray: 2.5 4;
  }

  [data-arc='otherA'] {
    stroke-dasharray: 1.5 2.5;
  }

  [data-arc='otherB'] {
    stroke-dasharray: 12 3;
  }

  [data-arc='other'] {
    stroke-dasharray: 4 2;
  }

  @media (forced-colors: active) {
    [data-arc] {
      stroke: CanvasText;
    }

    [data-arc='shift'] {
      stroke: Highlight;
    }
  }
`;
