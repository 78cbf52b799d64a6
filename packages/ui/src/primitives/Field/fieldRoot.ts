import { css } from 'styled-components';

/** How every field stands: its label, its box and its notes, one under the other. */
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
