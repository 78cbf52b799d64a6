import { css } from 'styled-components';

/** Styles of the position and text of bars. For the look of each interval kind see `barStyles`. */
export const itemStyles = css`
  .bar {
    position: absolute;
    min-width: 4px;
    padding-inline: 7px 3px;
    align-content: center;
    white-space: nowrap;

    & > span {
      position: sticky;
      left: calc(var(--head) + 8px);
    }

    &[data-clip] {
      overflow: hidden;
      text-overflow: ellipsis;
    }

    &[data-hours]::after {
      content: '\\2002' attr(data-hours);
    }

    /* The hours below the name, or instead of it. */
    &[data-line] {
      line-height: 1.2;

      &::after {
        content: attr(data-hours);
        display: block;
        font-size: 11px;
      }
    }

    &[data-size] {
      font-size: 11px;
      line-height: 1;
    }

    /* The outline is inside, because the box would cut it off. A light ring contrasts with any colour. */
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
