import { css } from 'styled-components';
import { swatchStyles } from '../../patterns/Timeline/items/swatchStyles.ts';

/** Styles of the entries of a day: on a phone time above name, otherwise in columns aligned from day to day. */
export const entryStyles = css`
  .entry,
  .nothing {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    align-content: center;
    align-items: center;
    gap: 0 var(--space-2);
    width: 100%;
    min-height: calc(var(--row-height) - 1px);
    padding: 3px var(--space-1);
    border-radius: var(--radius-small);
  }

  .nothing > * {
    grid-column: 2 / -1;
  }

  ${swatchStyles}

  .time {
    font-weight: var(--weight-medium);
  }

  .what {
    display: flex;
    flex-wrap: wrap;
    grid-column: 2;
    gap: 0 var(--space-2);
    overflow-wrap: anywhere;
  }

  /* As high as the text that replaces it. */
  [aria-hidden]:is(.time, .what) {
    margin-block: calc((1lh - 0.75em) / 2);
  }

  .length {
    display: none;
    text-align: end;
  }

  .quiet,
  .length,
  [data-rest] :is(.time, .what) {
    color: var(--color-text-muted);
    font-weight: inherit;
  }

  @container (width >= 34rem) {
    .entry,
    .nothing {
      grid-template-columns: 28px var(--time, 6.5rem) minmax(0, 1fr) 3.25rem;
      column-gap: var(--entry-gap, var(--space-3));
    }

    .swatch {
      grid-row: auto;
    }

    .what {
      grid-column: auto;
    }

    /* Without a length, the text also takes its column. */
    .what:last-child {
      grid-column: 3 / -1;
    }

    .length {
      display: block;
    }
  }
`;
