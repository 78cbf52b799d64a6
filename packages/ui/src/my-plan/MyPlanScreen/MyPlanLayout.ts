import styled from 'styled-components';
import { ScreenFrame } from '../../patterns/ScreenFrame/ScreenFrame.tsx';

/** Fills the window below the application's bar: the days scroll inside, so that month and actions stay in sight. */
export const Frame = styled(ScreenFrame)`
  --around: 93px;
  height: calc(100dvh - var(--around));
  min-height: 30rem;

  & > div:last-child {
    min-height: 0;
  }

  @media (width >= 1024px) {
    --around: 121px;
  }

  @media print {
    height: auto;
  }
`;

/** Where everything of the screen stands. */
export const Layout = styled.div`
  display: grid;
  grid-template: 'month' auto 'tools' auto 'notices' auto 'place' minmax(12rem, 1fr) / minmax(0, 1fr);
  height: 100%;

  @media (width >= 640px) {
    grid-template:
      'month tools' auto 'notices notices' auto 'place place' minmax(12rem, 1fr) 'legend legend' auto
      / minmax(0, 1fr) auto;
  }
`;

/** The month and the ways to its neighbours. */
export const Month = styled.div`
  grid-area: month;
  margin-left: calc(-1 * var(--space-3));
`;

/** Legend and view. */
export const Tools = styled.div`
  grid-area: tools;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-4);

  & > button {
    margin-left: calc(-1 * var(--space-2));
  }

  @media (width >= 1024px) {
    /* The legend stands below the days. */
    & > button {
      display: none;
    }
  }
`;

/** What is to be said of the month. */
export const Notices = styled.div`
  grid-area: notices;
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-1) var(--space-2);

  &:empty {
    padding-bottom: 0;
  }
`;

/** The days. */
export const Place = styled.div`
  grid-area: place;
  position: relative;
  min-height: 0;
  border-top: 1px solid var(--color-border);
  outline-offset: 2px;
`;

/** The legend where there is room for all of it. */
export const LegendBelow = styled.div`
  grid-area: legend;
  display: none;
  padding-top: var(--space-3);

  @media (width >= 1024px) {
    display: block;
  }
`;
