import { styled } from 'styled-components';

/** A quiet sentence where rows would stand. */
export const EmptyRow = styled.p`
  padding: var(--space-6) var(--space-4);
  color: var(--color-text-muted);
  text-align: center;
`;
