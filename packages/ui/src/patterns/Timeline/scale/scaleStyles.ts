import { css } from 'styled-components';

/** The styles of the scale, of print and of forced colours. */
export const scaleStyles = css`
  .scale {
    position: sticky;
    top: 0;
    z-index: 3;
    display: flex;
    height: var(--scale);
    border-bottom: 1px solid var(--color-border-control);
    background: var(--color-surface);
    color: var(--color-text-muted);
    font-size: var(--text-1);
  }

  .corner {
    position: sticky;
    left: 0;
    z-index: 1;
    flex: 0 0 var(--head);
    display: flex;
    align-items: flex-end;
    padding: 0 var(--space-2) 4px var(--head-space);
    border-right: 1px solid var(--color-border);
    background: var(--color-surface);
    font-weight: var(--weight-medium);
  }

  .times {
    position: relative;
    flex: 1;
    /* A long name of the last day must not extend the scroll range. */
    overflow: clip;
  }

  .day {
    position: absolute;
    height: 100%;
    border-right: 1px solid var(--color-border);
    color: var(--color-text);
    font-weight: var(--weight-medium);
    white-space: nowrap;

    & > span {
      position: sticky;
      left: var(--head);
      display: inline-block;
      padding: 6px 4px;
    }

    /* The letter of the weekday is above the number. */
    & > [data-lines] {
      padding-block: 1px 0;
      line-height: 13px;
      text-align: center;

      & > i {
        display: block;
        color: var(--color-text-muted);
        font-style: normal;
        font-weight: var(--weight-regular);
      }
    }

    &[data-off] {
      color: var(--color-text-muted);
    }

    &[data-off='holiday'] > span {
      color: var(--color-caution);
    }

    &[data-off='holiday'] > span::before {
      content: '';
      display: inline-block;
      width: 10px;
      height: 10px;
      margin-right: 4px;
      background: currentColor;
      clip-path: polygon(
        50% 0,
        62% 36%,
        100% 36%,
        69% 58%,
        81% 95%,
        50% 72%,
        19% 95%,
        31% 58%,
        0 36%,
        38% 36%
      );
    }

    &[aria-current] > span {
      color: var(--color-accent);
      font-weight: var(--weight-bold);
      box-shadow: inset 0 -2px var(--color-accent);
    }
  }

  .hour {
    position: absolute;
    bottom: 3px;
    padding-left: 4px;
  }

  @media (forced-colors: active) {
    .rule,
    .row {
      border-color: GrayText;
    }

    .now {
      border-color: Highlight;
      border-left-width: 3px;
    }

    .day[aria-current] > span {
      border-bottom: 2px solid Highlight;
    }

    .day[data-off='holiday'] > span::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }

  @media print {
    &&& {
      height: auto;
      overflow: visible;
      contain: none;
    }

    .canvas {
      width: auto;
    }

    .body {
      height: auto !important;
    }

    .row {
      position: relative;
      top: 0 !important;
      break-inside: avoid;
    }

    .free {
      display: none;
    }
  }
`;
