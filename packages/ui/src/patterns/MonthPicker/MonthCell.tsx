import { styled } from 'styled-components';

/** The button of one month in the grid of a year. */
export const MonthCell = styled.button`
  width: 100%;
  min-height: 44px;
  padding: 0 var(--space-1);
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  background: none;
  color: var(--color-text);
  font: inherit;
  font-size: var(--text-2);
  cursor: pointer;

  &:hover {
    background: var(--color-surface-hover);
  }

  &[aria-current] {
    border-color: currentColor;
    color: var(--color-accent);
    font-weight: var(--weight-bold);
  }

  [aria-selected='true'] > & {
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: var(--weight-medium);

    &[aria-current] {
      border-color: var(--color-accent);
      box-shadow: inset 0 0 0 1.5px var(--color-on-accent);
    }
  }

  &:focus-visible {
    outline-offset: 1px;
  }

  &[aria-disabled='true'] {
    background: none;
    color: var(--color-text-disabled);
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media (width >= 640px) {
    min-height: var(--control-height);
  }

  @media (forced-colors: active) {
    border-color: Canvas;

    &[aria-current] {
      border-color: ButtonText;
    }

    [aria-selected='true'] > & {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }

    &[aria-disabled='true'] {
      color: GrayText;
      opacity: 1;
    }
  }
`;
