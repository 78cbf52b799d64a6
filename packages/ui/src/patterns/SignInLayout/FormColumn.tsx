import { styled } from 'styled-components';

/** A form in one column; the buttons are as wide as the fields. */
export const FormColumn = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  /* A field is not wider than the column, even if its input would be. */
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
