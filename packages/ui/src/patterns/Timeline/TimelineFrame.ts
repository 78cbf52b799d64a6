import styled from 'styled-components';
import { barLook } from './barLook.ts';
import { faultMark } from './faultMark.ts';
import { offLook } from './offLook.ts';
import { headLook } from './headLook.ts';
import { rosterLook } from './rosterLook.ts';
import { scaleLook } from './scaleLook.ts';

/**
 * The scrolling box of a timeline and everything in it. Repeated things have plain class names and their own values by
 * `style`: a styled element for each of them would cost more than drawing it. The ground is opaque, so that the browser
 * scrolls without painting.
 */
export const TimelineFrame = styled.div`
  --bar-edge: color-mix(in srgb, var(--color-border) 60%, var(--color-text));
  --grid-line: color-mix(in srgb, var(--color-border) 55%, transparent);
  position: relative;
  height: 100%;
  min-height: 0;
  overflow: auto;
  overscroll-behavior-x: contain;
  background-color: var(--color-surface);
  font-size: var(--text-2);
  line-height: var(--leading-tight);
  font-variant-numeric: tabular-nums;
  user-select: none;
  contain: strict;
  isolation: isolate;

  &:focus-visible,
  :is(.free, .head):focus-visible {
    z-index: 1;
    outline-offset: -2px;
  }

  .canvas {
    position: relative;
    min-width: 100%;
    width: calc(var(--head) + var(--time));
  }

  .body {
    position: relative;
  }

  .row {
    position: absolute;
    right: 0;
    left: 0;
    height: var(--row);
    border-bottom: 1px solid var(--color-border);
  }

  /* Its two lines are one paragraph: a box for each of them took as long again. */
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

  /* The browser moves each of them by itself: on a ride straight up or down they need not be. */
  [data-ride] > .row > .head {
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

  .rule {
    position: absolute;
    height: 100%;
    border-left: 1px solid var(--grid-line);

    &[data-day] {
      border-color: var(--color-border);
    }
  }

  .cell {
    display: contents;
  }

  .free {
    position: absolute;
    height: 100%;
    pointer-events: none;
  }

  .bar {
    position: absolute;
    min-width: 4px;
    padding-inline: 5px 3px;
    align-content: center;
    white-space: pre;

    & > span {
      position: sticky;
      left: calc(var(--head) + 6px);
    }

    &[data-clip] {
      overflow: hidden;
      text-overflow: ellipsis;
    }

    &[data-hours]::after {
      content: '\\2002' attr(data-hours);
    }

    &[data-size] {
      font-size: 11px;
      line-height: 1;
    }

    /* Inside: beyond it the heads and the edges of the box would cut it off. Light under it on any colour. */
    &:focus-visible {
      z-index: 1;
      outline-offset: -2px;
      box-shadow: inset 0 0 0 4px var(--color-surface);
    }
  }

  .bar[role='button'] {
    cursor: pointer;

    &:hover {
      box-shadow: 0 0 0 1px var(--color-text);
    }
  }

  .fault {
    width: 100%;
    align-content: center;
    color: var(--color-text-muted);

    & > span {
      position: sticky;
      left: calc(var(--head) + var(--space-3));
      margin-left: var(--space-3);
    }

    & > span::before {
      ${faultMark}
    }
  }

  :is([data-cut='before'], [data-cut='both']) {
    border-left-width: 0;
    border-top-left-radius: 0;
    border-bottom-left-radius: 0;
  }

  :is([data-cut='after'], [data-cut='both']) {
    border-right-width: 0;
    border-top-right-radius: 0;
    border-bottom-right-radius: 0;
  }

  .off {
    position: absolute;
    height: 100%;
  }

  ${offLook}

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

  &[data-opens-rows] [role='rowheader'] {
    cursor: pointer;

    &:hover {
      background: var(--color-surface-hover);
    }
  }

  .now {
    position: absolute;
    width: 0;
    border-left: 2px solid var(--color-accent);
  }

  .nothing {
    position: sticky;
    left: 0;
    width: min(100%, var(--width));
  }

  ${headLook}
  ${barLook}
  ${scaleLook}
  ${rosterLook}
`;
