import { css } from 'styled-components';

/** Bars in their rows; how their kinds look is for `barStyles`. */
export const itemStyles = css`
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
`;
