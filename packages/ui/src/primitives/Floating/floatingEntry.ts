import { css } from 'styled-components';

/** How an entry of a menu or an option of a field stands: icon, words over two lines at most, mark. */
export const floatingEntry = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: max(40px, var(--control-height));
  padding: var(--space-1) var(--space-4);
  color: var(--color-text);
  text-decoration: none;
  cursor: pointer;
  outline: 0;

  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  &[data-focused] {
    background: var(--color-surface-hover);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;
