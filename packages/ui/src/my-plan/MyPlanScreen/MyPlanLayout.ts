import { styled } from 'styled-components';

/** The grid of the screen. */
export const Layout = styled.div`
  display: grid;
  grid-template: 'summary' auto 'notices' auto 'place' minmax(12rem, 1fr) 'legend' auto / minmax(0, 1fr);
  height: 100%;

  /* Room for the actions and warnings at the bottom of the window; on a desktop they are above the legend. */
  @media (width < 1024px) {
    padding-bottom: var(--bars-height, 0px);
  }
`;

/** The totals of the month, and what has changed. */
export const Summary = styled.div`
  grid-area: summary;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-4);
  min-height: 28px;
`;

/** Errors and notices about the month. */
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

/** The legend on a wide screen. */
export const LegendBelow = styled.div`
  grid-area: legend;
  display: none;
  padding-top: var(--space-3);

  @media (width >= 1024px) {
    display: block;
  }
`;
