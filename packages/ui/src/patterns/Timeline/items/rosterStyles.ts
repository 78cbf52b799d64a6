import { css } from 'styled-components';

/** The styles of a roster: entries of up to three lines, days in two lines, and a frame around today. */
export const rosterStyles = css`
  &[data-form='roster'] {
    .words {
      font-size: 13px;
    }

    .bar {
      margin-inline: 1px;
      padding: 2px 0 2px 2px;
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
      margin-right: 3px;
      vertical-align: -2px;
    }

    .bar[data-hours]::after {
      content: attr(data-hours);
      display: block;
      font-size: 11px;
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
