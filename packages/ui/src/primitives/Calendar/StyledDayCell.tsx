import { CalendarCell } from 'react-aria-components/Calendar';
import { styled } from 'styled-components';

/** The styles of a day, by the state attributes of react-aria and of `CalendarDay`. */
export const StyledDayCell = styled(CalendarCell)`
  position: relative;
  z-index: 0;
  display: grid;
  place-items: center;
  width: var(--day-size);
  height: var(--day-size);
  color: var(--color-text);
  cursor: pointer;
  outline: 0;

  /* The visible mark is smaller than the touch target. */
  &::before {
    content: '';
    position: absolute;
    inset: 2px;
    z-index: -1;
    border: 1px solid transparent;
    border-radius: var(--radius-small);
  }

  &[data-weekend] {
    color: var(--color-text-muted);
  }

  &[data-hovered]::before {
    background: var(--color-surface-hover);
  }

  &[data-today] {
    color: var(--color-accent);
    font-weight: var(--weight-bold);

    &::before {
      border-color: currentColor;
    }
  }

  &[data-selected] {
    color: var(--color-on-accent);
    font-weight: var(--weight-medium);

    &::before {
      background: var(--color-accent);
    }

    &[data-today]::before {
      border-color: var(--color-accent);
      box-shadow: inset 0 0 0 1.5px var(--color-on-accent);
    }
  }

  &[data-invalid] {
    color: var(--color-on-negative);

    &::before {
      background: var(--color-negative);
    }
  }

  &[data-focus-visible]::before {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }

  &:is([data-disabled], [data-unavailable]) {
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }

  &[data-disabled] {
    opacity: 0.5;
  }

  &[data-unavailable] {
    text-decoration: line-through;
  }

  &[data-outside-month] {
    visibility: hidden;
  }

  @media (forced-colors: active) {
    &::before {
      border-color: Canvas;
    }

    &[data-today]::before {
      border-color: CanvasText;
    }

    &:is([data-selected], [data-invalid]) {
      forced-color-adjust: none;
      color: HighlightText;

      &::before {
        border-color: Highlight;
        background: Highlight;
      }

      &[data-today]::before {
        box-shadow: inset 0 0 0 1.5px HighlightText;
      }
    }

    &:is([data-disabled], [data-unavailable]) {
      color: GrayText;
      opacity: 1;
    }
  }
`;
