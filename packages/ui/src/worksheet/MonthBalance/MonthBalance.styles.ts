import { styled } from 'styled-components';

/** The figures beside each other, with the same width while loading. */
export const Root = styled.section`
  flex: 0 1 26rem;
  min-width: min(20rem, 100%);

  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-4) var(--space-6);
  }

  /* Room for a label, a figure and its terms in up to three lines. */
  dl > div {
    min-height: calc(
      (var(--text-2) + 3 * var(--text-1)) * var(--leading) + var(--text-5) * var(--leading-tight)
    );
  }

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-2);
  }

  @media print {
    flex-basis: 80mm;

    dl {
      gap: 5mm;
    }

    dl > div {
      min-height: 0;
    }
  }
`;

/** A balance. */
export const Figure = styled.span`
  display: block;
  font-size: var(--text-5);
  font-weight: var(--weight-light);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-tight);
`;
