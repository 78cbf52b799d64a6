import { styled } from 'styled-components';

/** Everything of the screen, one under the other. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

/** The month, and what else can be chosen. Nothing of it is printed. */
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-4);

  @media print {
    display: none;
  }
`;

/** The month and the ways to its neighbours; on a phone the arrows stand at both edges. */
export const Month = styled.div`
  margin-left: calc(-1 * var(--space-3));

  @media (width < 640px) {
    flex: 1 1 100%;
    margin-right: calc(-1 * var(--space-3));

    & > div > :first-child {
      flex: 1;
      justify-content: space-between;
    }
  }
`;

/** Holds the month's place until it is known which one comes first. */
export const MonthStandIn = styled.div`
  height: var(--control-height);
`;

/** Quiet buttons beside the month, or below it; they keep their place while it is not known which there are. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  min-height: var(--control-height);
  margin-inline: calc(-1 * var(--space-4));

  @media (width >= 640px) {
    margin-left: auto;
    margin-right: 0;
  }

  /* A phone has room for the words of two. */
  @media (width < 480px) {
    flex-basis: 100%;

    & > :last-child:nth-child(3) {
      min-width: var(--control-height);
      padding-inline: 0;
    }

    & > :last-child:nth-child(3) span > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

/** The part with the worksheet. */
export const Place = styled.div`
  outline-offset: 4px;
`;

/** The worksheet: header, table and totals, one under the other. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  @media print {
    gap: 2.5mm;
  }
`;

/** The header, with the balances beside it where there is room. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-4) var(--space-10);
  padding-top: var(--space-2);

  @media print {
    flex-wrap: nowrap;
    padding: 0;
  }
`;
