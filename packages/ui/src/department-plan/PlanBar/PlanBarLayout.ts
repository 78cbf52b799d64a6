import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';

/** The days with the buttons for other days. */
export const Days = styled.div`
  display: flex;
  flex: none;
  align-items: center;

  @media (width < 640px) {
    button {
      min-width: 44px;
      padding-inline: var(--space-1);
    }
  }
`;

/** Centre, days and number of days on one line. On a phone it folds unless it has the focus. */
export const Layout = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  min-width: 0;

  button {
    font-size: var(--text-2);
  }

  /* The centre takes the remaining width, with an ellipsis. */
  & > :first-child {
    flex: 0 1 auto;
    min-width: 3.5rem;
    padding-inline: var(--space-3);

    /* Its width does not depend on the centre, so that the days do not move when the centre is loaded. */
    @media (width >= 1024px) {
      width: 16rem;
      justify-content: flex-start;
    }
  }

  @media (width < 1024px) {
    & > ${Days} {
      margin-left: auto;
    }
  }

  /* In a small window of a desk the texts need the room of the icons. */
  @media (1024px <= width < 1280px) {
    & > :first-child {
      min-width: 6rem;
    }

    & > :first-child svg,
    ${Days} [aria-expanded] svg {
      display: none;
    }
  }

  @media (width < 640px) {
    height: 40px;
    transition: height var(--motion-fast);

    & > :first-child {
      padding-inline: var(--space-2);
    }

    /* The texts need the room of the icons. */
    & > :first-child svg,
    ${Days} [aria-expanded] svg {
      display: none;
    }

    &[data-folded]:not(:focus-within) {
      height: 0;
      overflow: hidden;
    }
  }

  /* The arrows are 44 px wide, also in the narrowest window. */
  @media (width < 360px) {
    gap: var(--space-1);

    & > :first-child {
      min-width: 44px;
    }
  }

  @media print {
    display: none;
  }
`;

/** The button for today. In narrow windows it is only in the calendar. */
export const Today = styled(Button)`
  @media (width < 1280px) {
    display: none;
  }
`;
