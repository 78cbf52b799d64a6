import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';

/** The layout of the bar. */
export const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  @media (width >= 640px) {
    position: relative;
  }

  /* One row: the centre takes the remaining width, and wraps into two lines. */
  @media (640px <= width < 1280px) {
    column-gap: var(--space-2);

    & > div > button[aria-haspopup='dialog']:first-child {
      flex: 1 1 12rem;
      justify-content: flex-start;
      min-width: 0;
      padding-inline: var(--space-3);
      line-height: var(--leading-tight);
    }
  }

  @media print {
    display: none;
  }
`;

/** The days with the buttons for other days. */
export const Days = styled.div`
  display: flex;
  align-items: center;

  @media (width < 640px) {
    flex: none;

    button {
      width: auto;
      min-width: 32px;
      padding-inline: var(--space-1);
    }
  }
`;

/**
 * Centre, days and number of days. On a phone they are one line, which folds unless it has the focus.
 */
export const Choices = styled.div`
  display: contents;

  @media (width < 640px) {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    min-width: 0;
    transition: max-height 120ms;
    max-height: 6.5rem;

    button {
      font-size: var(--text-2);
    }

    /* The texts need the room of the icons. */
    > :first-child svg,
    ${Days} [aria-expanded] svg {
      display: none;
    }

    > :first-child {
      flex: 1 1 5rem;
      min-width: 0;
      max-height: var(--control-height);
      justify-content: flex-start;
      padding-inline: var(--space-2);
      line-height: var(--leading-tight);

      /* Two lines fit. */
      > span > span {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    }

    &[data-folded]:not(:focus-within) {
      max-height: 0;
      overflow: hidden;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

/** The button for today. In narrow windows it is only in the calendar. */
export const Today = styled(Button)`
  @media (width < 1280px) {
    display: none;
  }
`;

/** The tools of the plan. On a phone they are beside the title. */
export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);

  [aria-disabled='true'] {
    opacity: 0.5;
    cursor: progress;
  }

  @media (width < 640px) {
    position: absolute;
    top: 0;
    right: calc(-1 * var(--space-3));
    gap: 0;
  }

  @media (width >= 1280px) {
    margin-left: calc(-1 * var(--space-3));
  }
`;
