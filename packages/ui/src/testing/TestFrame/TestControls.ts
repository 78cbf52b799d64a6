import { styled } from 'styled-components';

/** The controls of a test route, side by side. */
export const TestControls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-3) var(--space-4);
`;
