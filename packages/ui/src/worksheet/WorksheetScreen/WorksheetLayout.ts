import { css, styled } from 'styled-components';

/** The parts of the screen, one below the other. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

/** Reserves the height of the month picker until the default month is known. */
export const MonthPlaceholder = styled.div`
  height: var(--control-height);
`;

/** The worksheet, which can get the focus. */
export const Place = styled.div`
  outline-offset: 4px;
`;

/** Summary, table and totals, one below the other. Its width decides on the layout of the parts. */
export const Content = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  container-type: inline-size;

  @media (width >= 1024px) {
    gap: var(--space-5);
  }

  @media print {
    gap: 2.5mm;
  }
`;

/** The first line of a desk leaves room for the tools at its end. */
const firstLine = css`
  @media (width >= 1024px) {
    align-content: center;
    min-height: var(--control-height);
    padding-right: 18rem;
  }
`;

/**
 * The parts above the table: errors, balance, steps, person and chart, one below the other in a narrow container. In a
 * wide one the person is in the first line, beside the errors if there are any, and the chart is beside the balance.
 */
export const Summary = styled.div`
  display: grid;
  grid-template: 'errors' 'balance' 'steps' 'person' 'chart' / minmax(0, 1fr);
  row-gap: var(--space-2);

  & > [data-area='errors'] {
    grid-area: errors;
  }

  & > [data-area='balance'] {
    grid-area: balance;
  }

  & > [data-area='steps'] {
    grid-area: steps;
  }

  & > [data-area='person'] {
    grid-area: person;
    display: grid;
  }

  & > [data-area='chart'] {
    grid-area: chart;
  }

  & > :empty {
    display: none;
  }

  @container (width < 52rem) {
    &:not(:has([data-area='errors'])) {
      grid-template: 'balance' 'steps' 'person' 'chart' / minmax(0, 1fr);
    }

    & > :first-child {
      ${firstLine}
    }

    & > [data-area='steps'] {
      margin-top: var(--space-1);
    }
  }

  @container (width >= 52rem) {
    grid-template: 'errors person' auto 'balance chart' auto 'steps steps' auto / minmax(20rem, 2fr) minmax(
        0,
        3fr
      );
    gap: var(--space-3) var(--space-8);

    & > [data-area='person'] {
      ${firstLine}
    }

    &:not(:has([data-area='errors'])) > [data-area='person'] {
      grid-column: 1 / -1;
    }
  }

  @media print {
    grid-template: 'person person' auto 'balance steps' auto / auto minmax(0, 1fr);
    gap: 2mm 8mm;

    & > [data-area='errors'] {
      display: none;
    }
  }
`;
