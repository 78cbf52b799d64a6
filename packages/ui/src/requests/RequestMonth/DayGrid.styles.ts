import { styled } from 'styled-components';

/** The table of the days, styled by the attributes of its cells. The selected range is a band with solid ends. */
export const Days = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  user-select: none;
  /* A vertical swipe still scrolls the dialog. */
  touch-action: pan-y;

  th,
  td {
    padding: 0;
  }

  th {
    height: var(--space-6);
    color: var(--color-text-muted);
    font-size: var(--text-1);
    font-weight: var(--weight-regular);
  }

  td {
    height: var(--day-height, 44px);
    padding-block: 1px;
    background-clip: content-box;
  }

  /* A thin line before the weekend. */
  :is(th, td):nth-child(6) {
    border-inline-start: 1px solid var(--color-border);
  }

  button {
    position: relative;
    display: grid;
    grid-template-rows: 1fr 14px;
    place-items: center;
    width: 100%;
    height: 100%;
    padding: 3px 0;
    border: 1px solid transparent;
    border-radius: var(--radius-small);
    background: none;
    color: var(--color-text);
    font: inherit;
    font-size: var(--text-2);
    line-height: 1;
    cursor: pointer;

    &:hover {
      background: var(--color-surface-hover);
    }

    &:focus-visible {
      z-index: 1;
      outline: 2px solid var(--color-focus);
      outline-offset: 1px;
    }
  }

  button > span + span {
    display: flex;
    grid-row: 2;
    align-items: center;
    justify-content: center;
    gap: 2px;
    max-width: 100%;
    height: 100%;
    overflow: hidden;
  }

  /* The letters are a pseudo-element: the accessible name of the day has the full name of the shift. */
  small {
    color: var(--color-text-muted);
    font-size: var(--text-1);
    font-weight: var(--weight-regular);
    white-space: nowrap;

    &::before {
      content: attr(data-letters);
    }
  }

  [data-off] button {
    color: var(--color-text-muted);
  }

  [data-off='holiday'] {
    background-image: repeating-linear-gradient(
      135deg,
      color-mix(in srgb, var(--color-caution) 30%, transparent) 0 1px,
      transparent 1px 6px
    );
  }

  [data-today] button {
    border-color: var(--color-accent);
    color: var(--color-accent);
    font-weight: var(--weight-bold);
  }

  [data-place] {
    background-color: var(--color-accent-quiet);

    &:is([data-place='first'], [data-place='only']) {
      border-start-start-radius: var(--radius-small);
      border-end-start-radius: var(--radius-small);
    }

    &:is([data-place='last'], [data-place='only']) {
      border-start-end-radius: var(--radius-small);
      border-end-end-radius: var(--radius-small);
    }

    button {
      color: var(--color-text);
    }

    button:hover {
      background: none;
    }
  }

  [data-place]:not([data-place='within']) :is(button, button:hover) {
    background: var(--color-accent);

    &,
    small {
      color: var(--color-on-accent);
    }
  }

  @media (forced-colors: active) {
    /* Forced colours have no transparent border: an invisible one has the colour of the page. */
    button {
      border-color: Canvas;
    }

    [data-today] button {
      border-color: CanvasText;
    }

    [data-off='holiday'] {
      forced-color-adjust: none;
      background-image: repeating-linear-gradient(135deg, CanvasText 0 1px, Canvas 1px 6px);

      button {
        forced-color-adjust: auto;
      }
    }

    && [data-place] :is(button, button:hover) {
      forced-color-adjust: none;
      border-color: Highlight;
      outline-color: CanvasText;
      background: Highlight;

      &,
      small,
      svg {
        color: HighlightText;
      }
    }
  }
`;
