import { css } from 'styled-components';

/** Styles of the rows: date, entries, decisions, and below them the strip with the hours of the day. */
export const agendaDayStyles = css`
  .head {
    align-self: start;
    min-height: calc(var(--row-height) - 1px);
    padding: 0;
    border-radius: var(--radius-small);
    /* The user drags over days and presses them with Shift. */
    user-select: none;
  }

  .date {
    position: relative;
    display: grid;
    justify-items: center;
    line-height: 1.2;

    & > b {
      font-size: 1.0625rem;
      font-weight: var(--weight-medium);
    }

    & > span {
      color: var(--color-text-muted);
      font-size: var(--text-1);
    }
  }

  [data-today] .date > * {
    color: var(--color-accent);
    font-weight: var(--weight-bold);
  }

  .mark {
    display: inline-flex;
    padding: 1px;
    border-radius: var(--radius-small);
    background: var(--color-accent);
    color: var(--color-on-accent) !important;

    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText !important;
    }
  }

  .date > .mark {
    position: absolute;
    top: -2px;
    right: -4px;
  }

  .content {
    align-self: center;
    min-width: 0;
  }

  /* Room for the strip. */
  :has(> .strip) > .content {
    padding-bottom: 14px;
  }

  .entry {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    align-content: center;
    gap: 0 var(--space-3);
    width: calc(100% + 2 * var(--space-1));
    min-height: calc(var(--row-height) - 16px);
    margin-inline: calc(-1 * var(--space-1));
    padding: 3px var(--space-1);
    border-radius: var(--radius-small);
  }

  li + li > .entry {
    min-height: max(24px, var(--row-height) - 26px);
  }

  .time {
    flex: none;
    min-width: var(--time);
    white-space: nowrap;
  }

  .entry[data-kind='shift'] > .time,
  div.entry > .time {
    font-size: 1.0625rem;
    line-height: 1.4;
    font-weight: var(--weight-medium);
  }

  .what {
    display: flex;
    flex: 1 1 0;
    align-items: baseline;
    gap: var(--space-2);
    /* A name of two words does not break beside the time: it moves below it. */
    min-width: 6rem;
    overflow-wrap: anywhere;

    /* Long names of absences and requests get a line of their own. */
    &:has(> .swatch) {
      min-width: 8rem;
    }

    & > span:last-child {
      min-width: 0;
    }
  }

  .swatch {
    position: relative;
    /* Has no baseline of its own. */
    align-self: start;
    flex: none;
    width: 18px;
    height: 18px;
    margin-top: calc((1lh - 18px) / 2);
    padding: 0 !important;

    &::before {
      top: calc(50% - 6px) !important;
      left: calc(50% - 6px) !important;
    }
  }

  /* As high as the text that replaces it. */
  [aria-hidden]:is(.time, .what) {
    flex: none;
    min-width: 0;
    margin-block: calc((1lh - 0.75em) / 2);
  }

  .length {
    display: none;
    margin-left: auto;
  }

  .quiet,
  .length,
  .nothing,
  [data-rest] :is(.time, .what) {
    color: var(--color-text-muted);
    font-weight: inherit;
  }

  .nothing {
    display: grid;
    align-content: center;
    min-height: calc(var(--row-height) - 1px);
  }

  .folded > .head {
    display: flex;
    grid-column: 1 / -1;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    min-height: 39px;
    color: var(--color-text-muted);
    font-size: var(--text-2);

    & > svg {
      margin-left: auto;
    }
  }

  .range {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
  }

  @container (width >= 34rem) {
    .date {
      display: flex;
      align-items: baseline;
      gap: var(--space-2);

      & > b {
        min-width: 1.5em;
        font-size: var(--text-3);
        text-align: end;
      }

      & > span {
        font-size: var(--text-2);
      }

      & > .mark {
        position: static;
        align-self: center;
      }
    }

    .entry {
      padding-block: 0;

      &[data-kind='shift'] > .time {
        font-size: var(--text-3);
      }
    }

    .length {
      display: block;
    }

    .decisions {
      flex-direction: row;
      align-items: center;
      gap: var(--space-2);
    }

    .folded > .head {
      min-height: 31px;
    }
  }
`;
