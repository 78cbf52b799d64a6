import { css } from 'styled-components';

/** The root styles of every field: label, box and notes in a column. */
export const fieldRoot = css`
  display: grid;
  align-content: start;
  gap: var(--space-1);

  &[data-disabled] {
    color: var(--color-text-disabled);
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
