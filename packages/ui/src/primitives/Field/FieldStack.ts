import { styled } from 'styled-components';

/** Fields one under the other, as wide as a form needs them whatever stands in them. */
export const FieldStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  width: var(--fields-width, 30rem);
  max-width: 100%;
`;
