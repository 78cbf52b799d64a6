import { styled } from 'styled-components';

/** The parts of the screen, one below the other. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

/** The month picker and the tools; not printed. */
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

/** The month picker; on a phone its arrows are at both edges. */
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

/** Reserves the height of the month picker until the default month is known. */
export const MonthPlaceholder = styled.div`
  height: var(--control-height);
`;

/** Quiet buttons beside or below the month, with a fixed height so that nothing moves when they appear. */
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

  /* A phone has room for the text of two buttons. */
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

/** The worksheet, which can get the focus. */
export const Place = styled.div`
  outline-offset: 4px;
`;

/** Header, table and totals, one below the other. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  @media print {
    gap: 2.5mm;
  }
`;

/** The header with the balances, beside each other on a wide screen. */
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
