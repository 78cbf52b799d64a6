import { css } from 'styled-components';

/** The counts below the scale, over a line of steps that shows gaps. */
export const coverageStyles = css`
  .coverage {
    position: sticky;
    top: var(--scale);
    z-index: 3;
    height: var(--coverage);
    border-bottom: 1px solid var(--color-border-control);
    background: var(--color-surface);
    color: var(--color-text-muted);
    font-size: var(--text-1);
  }

  .line {
    display: flex;
    height: 40px;
  }

  .what {
    position: sticky;
    left: 0;
    z-index: 1;
    flex: 0 0 var(--head);
    align-content: center;
    padding: 0 var(--space-1) 0 var(--head-space);
    overflow: hidden;
    border-right: 1px solid var(--color-border);
    background: var(--color-surface);

    & > * {
      display: block;
      overflow: hidden;
      font-size: inherit;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    & > span {
      color: var(--color-text);
    }
  }

  .counts {
    position: relative;
    flex: 1;

    & > svg {
      position: absolute;
      inset: 24px 0 4px;
      width: 100%;
      height: 12px;
      overflow: visible;
      fill: none;
      stroke: var(--color-border-control);
      stroke-width: 1.5px;
    }

    path {
      vector-effect: non-scaling-stroke;
    }
  }

  .count,
  .step {
    position: absolute;
    height: 100%;
  }

  .step {
    padding: 4px 0 0 4px;
    white-space: nowrap;

    & > b {
      position: sticky;
      left: calc(var(--head) + 4px);
      margin-right: 6px;
      color: var(--color-text);
      font-size: var(--text-2);
      font-weight: var(--weight-medium);
    }
  }

  [data-thinnest] b {
    border-bottom: 2px solid var(--color-caution);
    color: var(--color-caution);
    font-weight: var(--weight-bold);
  }

  @media (forced-colors: active) {
    .counts > svg {
      stroke: CanvasText;
    }
  }
`;
