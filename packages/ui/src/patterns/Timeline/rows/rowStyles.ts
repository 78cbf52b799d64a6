import { css } from 'styled-components';

/** Rows with their sticky heads and the tracks of their intervals. */
export const rowStyles = css`
  .row {
    position: absolute;
    right: 0;
    left: 0;
    height: var(--row);
    border-bottom: 1px solid var(--color-border);
  }

  /* Both lines are one paragraph, because a box for each line takes twice as long. */
  .head {
    position: sticky;
    left: 0;
    z-index: 2;
    width: var(--head);
    height: 100%;
    padding-inline: var(--head-space) var(--space-2);
    overflow: hidden;
    border-right: 1px solid var(--color-border);
    background-color: var(--color-surface);
    align-content: center;
    font-size: var(--text-1);
    text-overflow: ellipsis;
    white-space: pre;
  }

  /* Sticky heads slow down a fast vertical scroll, so they are positioned without sticky then. */
  [data-fast-scroll] > .row > .head {
    position: relative;
    left: var(--scrolled);
  }

  .words {
    font-size: var(--text-2);
  }

  &[data-tall] {
    .head {
      white-space: normal;
    }

    .words {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      overflow-wrap: anywhere;
    }

    :where(.detail) {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  .track,
  .time {
    position: absolute;
    inset: 0 0 0 var(--head);
  }

  .track {
    font-size: var(--text-1);
  }
`;

/** Placeholders of heads and intervals that are loading. */
export const pendingStyles = css`
  .head[data-state] {
    background:
      linear-gradient(var(--color-skeleton) 0 0) var(--head-space) calc(50% - 7px) / 60% 9px no-repeat,
      linear-gradient(var(--color-skeleton) 0 0) var(--head-space) calc(50% + 7px) / 30% 7px no-repeat,
      var(--color-surface);
  }

  .track[data-state='pending'] {
    background: linear-gradient(90deg, transparent 25%, var(--color-skeleton) 25% 58%, transparent 58%) 0
      50% / calc(100% / var(--days)) calc(100% - 8px) repeat-x;
  }
`;
