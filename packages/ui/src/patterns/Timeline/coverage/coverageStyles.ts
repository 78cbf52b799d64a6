import { css } from 'styled-components';

/** The counts below the scale. The number of people on shift has a bar behind it, so that gaps are visible. */
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
    height: 20px;
    line-height: 20px;
  }

  .what {
    position: sticky;
    left: 0;
    z-index: 1;
    flex: 0 0 var(--head);
    padding: 0 var(--space-2) 0 var(--head-space);
    overflow: hidden;
    border-right: 1px solid var(--color-border);
    background: var(--color-surface);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* A real box, because some browsers do not treat an element with display: contents as a cell. */
  .counts > .cell {
    position: absolute;
    inset: 0;
    display: block;
    pointer-events: none;
  }

  .counts {
    position: relative;
    flex: 1;
  }

  .step {
    position: absolute;
    height: 100%;
    padding-left: 5px;
    white-space: nowrap;

    & > b {
      position: sticky;
      left: calc(var(--head) + 5px);
      font-weight: var(--weight-regular);
    }
  }

  [data-kind='onShift'] {
    .step {
      padding-left: 4px;
      border-left: 1px solid var(--grid-line);
      background: linear-gradient(var(--color-surface-hover) 0 0) bottom / 100% 0 no-repeat;
    }

    b {
      color: var(--color-text);
      font-weight: var(--weight-medium);
    }
  }

  [data-kind='asked'] b {
    font-style: italic;
  }

  @media (forced-colors: active) {
    [data-kind='onShift'] .step {
      background-image: none;
      border-left-color: CanvasText;
    }
  }
`;
