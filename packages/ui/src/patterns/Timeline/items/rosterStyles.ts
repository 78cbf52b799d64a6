import { css } from 'styled-components';

/** The styles of a roster: entries of up to two lines, days in two lines, and a frame around today. */
export const rosterStyles = css`
  &[data-form='roster'] {
    /* In a row with two lines of name, the detail wraps to a hidden column. */
    .head[data-row] {
      display: flex;
      flex-flow: column wrap;
      column-gap: var(--space-2);
      align-content: flex-start;
      justify-content: center;
    }

    .words {
      width: 100%;
      font-size: 13px;
    }

    .bar {
      margin-inline: 1px;
      padding: 0 0 0 4px;
      overflow: hidden;
      font-size: 12px;
      font-weight: var(--weight-medium);
      line-height: 1.2;
      text-overflow: clip;
      white-space: nowrap;
    }

    .bar[data-interval]::before {
      position: static;
      display: inline-block;
      margin: 0 3px 0 1px;
      vertical-align: -2px;
    }

    .bar[data-tight]::before {
      display: none;
    }

    .bar[data-tight='small'] {
      font-size: 10px;
      letter-spacing: -0.02em;
      overflow-wrap: anywhere;
      white-space: normal;
    }

    .bar[data-hours]::after {
      content: attr(data-hours);
      display: block;
      font-size: 10.5px;
      font-weight: var(--weight-regular);
      white-space: pre;
    }

    .day > span {
      display: grid;
      justify-items: start;
      padding-block: 4px 3px;
      font-weight: var(--weight-regular);
      line-height: 1.3;

      & > b {
        font-size: 13px;
        font-weight: var(--weight-medium);
      }
    }

    .day[data-off='holiday'] > span {
      grid-template-columns: auto auto;
      justify-content: start;
      column-gap: 4px;

      b {
        grid-area: 2 / 1;
      }

      &::before {
        grid-area: 2 / 2;
        margin: 0;
        align-self: center;
      }
    }
  }

  .today {
    position: absolute;
    height: 100%;
    border-inline: 2px solid var(--color-accent);
  }

  @media (forced-colors: active) {
    .today {
      border-color: Highlight;
    }
  }
`;
