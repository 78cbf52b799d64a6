import { styled } from 'styled-components';

/** A column of fields with a width that does not depend on their content. */
export const FieldStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  width: var(--fields-width, 30rem);
  max-width: 100%;
`;
