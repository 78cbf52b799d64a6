import { styled } from 'styled-components';

/** A form in one column, its buttons as wide as its fields. */
export const FormColumn = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  /* A field is as narrow as the column, whatever its input would like. */
  > * {
    grid-template-columns: minmax(0, 1fr);
  }

  > button {
    min-height: 44px;
  }

  > [data-reason] {
    margin-top: calc(-1 * var(--space-3));
  }
`;
