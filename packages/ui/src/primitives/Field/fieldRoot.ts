import { css } from 'styled-components';

/** The root styles of every field: label, box and notes in a column. */
export const fieldRoot = css`
  display: grid;
  /* A long word in a label, a hint or a value does not widen the parent element. */
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-1);
  overflow-wrap: anywhere;

  &[data-disabled] {
    color: var(--color-text-disabled);
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
