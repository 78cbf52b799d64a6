import { styled } from 'styled-components';

/** The header. */
export const Root = styled.section`
  display: grid;
  flex: 1 1 24rem;
  gap: var(--space-3);
  min-width: 0;

  @media print {
    gap: 1.5mm;
  }
`;

/** The name of the person with the state. */
export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);

  h2,
  .name {
    font-size: var(--text-4);
    font-weight: var(--weight-medium);
    line-height: var(--leading-tight);
    overflow-wrap: anywhere;
  }
`;

/** Facts with a small label above each. */
export const Facts = styled.dl`
  display: grid;
  /* The same width while loading. */
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 45%), 1fr));
  gap: var(--space-2) var(--space-4);

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-1);
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

/** The stamps beside their picture. */
export const Stamps = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-4);

  & > svg {
    flex-shrink: 0;
    color: var(--color-positive);
  }

  dl > div {
    display: grid;
    grid-template-columns: minmax(5.5rem, max-content) minmax(0, 1fr);
    gap: var(--space-3);
    font-size: var(--text-2);
  }

  dt,
  [data-missing] dd {
    color: var(--color-text-muted);
  }

  dd {
    overflow-wrap: anywhere;
  }

  @media print {
    & > svg {
      width: 11mm;
      height: 11mm;
    }
  }
`;
