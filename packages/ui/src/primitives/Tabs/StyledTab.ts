import { Tab } from 'react-aria-components/Tabs';
import styled from 'styled-components';

/** How one tab looks: an underline marks the one that is shown. */
export const StyledTab = styled(Tab)`
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

  &:is([data-hovered], [data-selected]) {
    color: var(--color-text);
  }

  &[data-selected] {
    border-bottom-color: var(--color-accent);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
    border-radius: var(--radius-small);
  }

  &[data-disabled] {
    color: var(--color-text-disabled);
    font-weight: var(--weight-regular);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border-bottom-color: Canvas;

    &[data-selected] {
      border-bottom-color: Highlight;
    }

    &[data-disabled] {
      color: GrayText;
    }
  }
`;
