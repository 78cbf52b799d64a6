import { styled } from 'styled-components';

/** The groups of unavailabilities with their headings. */
export const UnavailabilityGroups = styled.section`
  outline: 0;

  & > [data-heading] {
    padding-bottom: var(--space-2);
    border-bottom: 1px solid var(--color-border);
    color: var(--color-text-muted);
    font-size: var(--text-2);
    font-weight: var(--weight-medium);
  }

  & > * + [data-heading]:not(:first-of-type) {
    margin-top: var(--space-8);
  }
`;
