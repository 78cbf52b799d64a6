import { styled } from 'styled-components';

/** A sentence in muted text that replaces the rows of an empty list. */
export const EmptyRow = styled.p`
  padding: var(--space-6) var(--space-4);
  color: var(--color-text-muted);
  text-align: center;
`;
