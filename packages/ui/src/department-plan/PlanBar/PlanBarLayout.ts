import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';

/** Where everything of the bar stands. */
export const Layout = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  @media print {
    display: none;
  }
`;

/** The days and the ways to others; on a phone as wide as the window. */
export const Days = styled.div`
  display: flex;
  align-items: center;

  @media (width < 640px) {
    flex: 1 0 100%;
    /* The arrows themselves stand at the edges. */
    margin-inline: calc(-1 * var(--space-3));

    > :first-child {
      flex: 1;
      justify-content: space-between;
    }
  }
`;

/** The way to today; on a phone it stands in the calendar alone. */
export const Today = styled(Button)`
  @media (width < 640px) {
    display: none;
  }
`;

/** What is done with the plan. */
export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);

  [aria-disabled='true'] {
    opacity: 0.5;
    cursor: progress;
  }

  @media (width < 640px) {
    flex: 1;
    flex-wrap: wrap;
    justify-content: flex-end;
    margin-right: calc(-1 * var(--space-3));

    > :first-child {
      margin-right: auto;
    }
  }

  @media (width < 350px) {
    > :first-child {
      flex: 1 0 100%;
    }
  }

  @media (width >= 640px) {
    margin-left: auto;
  }
`;
