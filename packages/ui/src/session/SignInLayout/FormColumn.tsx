import styled from 'styled-components';

/** A form in one column, its buttons as wide as its fields. */
export const FormColumn = styled.form`
  display: grid;
  gap: var(--space-4);
`;
