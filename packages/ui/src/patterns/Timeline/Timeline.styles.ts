import { styled } from 'styled-components';
import { coverageStyles } from './coverage/coverageStyles.ts';
import { barStyles } from './items/barStyles.ts';
import { failureStyles } from './rows/failureStyles.ts';
import { itemStyles } from './items/itemStyles.ts';
import { dayOffStyles } from './scale/dayOffStyles.ts';
import { headStyles } from './rows/headStyles.ts';
import { markStyles } from './marks/markStyles.ts';
import { pendingStyles, rowStyles } from './rows/rowStyles.ts';
import { rosterStyles } from './items/rosterStyles.ts';
import { scaleStyles } from './scale/scaleStyles.ts';

/**
 * The scrolling box of a timeline and the styles of everything in it. Repeated elements have plain class names and get
 * their values by `style`, because a styled component for each of them would be slow. The background is opaque, so that
 * the browser can scroll without painting.
 */
export const TimelineRoot = styled.div`
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

  &[data-fits='rows'] {
    height: calc(var(--scale-height) + var(--rows-height) + 1px);
    max-height: 70dvh;
    border-top: 1px solid var(--color-border);
  }

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

  ${rowStyles}

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

  ${itemStyles}

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
      ${failureStyles}
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

  ${dayOffStyles}

  ${pendingStyles}

  &[data-opens-rows] .head[data-row] {
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

  ${headStyles}
  ${barStyles}
  ${markStyles}
  ${scaleStyles}
  ${coverageStyles}
  ${rosterStyles}
`;
