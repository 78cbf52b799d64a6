import styled from 'styled-components';

/** Fields one under the other, as wide as a form needs them whatever stands in them. */
export const FieldStack = styled.div`
  display: grid;
  gap: var(--space-4);
  width: 30rem;
  max-width: 100%;
`;
