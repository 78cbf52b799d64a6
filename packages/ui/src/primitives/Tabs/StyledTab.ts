import { styled } from 'styled-components';

/** The styles of a tab. The selected tab is underlined. */
export const StyledTab = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  min-height: max(40px, var(--control-height));
  padding: var(--space-1) 0;
  border-bottom: 2px solid transparent;
  color: var(--color-text-muted);
  font-weight: var(--weight-medium);
  max-width: 100%;
  overflow-wrap: anywhere;
  cursor: pointer;
  outline: 0;

  &:is(:hover, [aria-selected='true']) {
    color: var(--color-text);
  }

  &[aria-selected='true'] {
    border-bottom-color: var(--color-accent);
  }

  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
    border-radius: var(--radius-small);
  }

  &[aria-disabled='true'] {
    color: var(--color-text-disabled);
    font-weight: var(--weight-regular);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border-bottom-color: Canvas;

    &[aria-selected='true'] {
      border-bottom-color: Highlight;
    }

    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
