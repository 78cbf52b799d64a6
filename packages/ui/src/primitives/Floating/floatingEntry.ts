import { css } from 'styled-components';

/** The styles of a menu entry and of an option: icon, text in at most two lines, check mark. */
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
