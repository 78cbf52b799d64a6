import { styled } from 'styled-components';

/** The controls of a page for trying things out, beside each other. */
export const TestControls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-3) var(--space-4);
`;
