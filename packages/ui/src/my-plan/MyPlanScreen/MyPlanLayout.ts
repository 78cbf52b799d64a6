import { styled } from 'styled-components';
import { PlanTotals } from '../PlanTotals/PlanTotals.tsx';

/** The grid of the screen. */
export const Layout = styled.div`
  display: grid;
  grid-template: 'month' auto 'tools' auto 'totals' auto 'notices' auto 'place' minmax(12rem, 1fr) /
      minmax(0, 1fr);
  height: 100%;

  @media (width >= 640px) {
    grid-template:
      'month tools' auto 'totals totals' auto 'notices notices' auto 'place place' minmax(12rem, 1fr)
      'legend legend' auto
      / minmax(0, 1fr) auto;
  }

  @media (width >= 1024px) {
    grid-template:
      'month totals tools' auto 'notices notices notices' auto 'place place place' minmax(12rem, 1fr)
      'legend legend legend' auto
      / minmax(0, 1fr) auto auto;
    column-gap: var(--space-6);
  }

  /* Room for the floating actions; on a desktop they are above the legend. */
  @media (640px <= width < 1024px) {
    padding-bottom: 2.75rem;
  }
`;

/** The month picker. */
export const Month = styled.div`
  grid-area: month;
  margin-left: calc(-1 * var(--space-3));

  /* On a phone the arrows are at both edges. */
  @media (width < 640px) {
    margin-right: calc(-1 * var(--space-3));

    & > div > :first-child {
      flex: 1;
      justify-content: space-between;
    }
  }
`;

/** The button of the legend and the switch of the view. */
export const Tools = styled.div`
  grid-area: tools;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-4);

  & > button {
    margin-left: calc(-1 * var(--space-4));
  }

  @media (width >= 1024px) {
    /* The legend is below the days. */
    & > button {
      display: none;
    }
  }
`;

/** The totals of the month. */
export const Totals = styled(PlanTotals)`
  grid-area: totals;
  align-self: center;
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
