import { styled } from 'styled-components';
import { barStyles } from '../../patterns/Timeline/items/barStyles.ts';
import { dayOffStyles } from '../../patterns/Timeline/scale/dayOffStyles.ts';
import { entryStyles } from './entryStyles.ts';

/** Width of the list, in rem, from which its days are in two columns. */
const twoColumns = 58;

/** The days of the list and their content, aligned in the same columns. */
export const Days = styled.ul`
  --bar-edge: color-mix(in srgb, var(--color-border) 60%, var(--color-text));
  --day: 6rem;
  --day-width: 1.25em;
  --weekday-width: 3.25em;
  font-variant-numeric: tabular-nums;

  & > li {
    display: grid;
    grid-template-columns: var(--day) minmax(0, 1fr);
    gap: var(--space-2);
    border-bottom: 1px solid var(--color-border);
    break-inside: avoid;
  }

  button {
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-variant-numeric: inherit;
    text-align: start;
    cursor: pointer;

    &:hover {
      background: var(--color-surface-hover);
    }

    /* Inside, because the scrolling box clips an outline outside. */
    &:focus-visible {
      outline-offset: -2px;
    }
  }

  .head {
    align-content: center;
    height: calc(var(--row-height) - 1px);
    padding: 0 var(--space-1) 0 var(--space-2);
    border-radius: var(--radius-small);
    /* The user drags over days and presses them with Shift. */
    user-select: none;
  }

  @container (width >= 34rem) {
    --day: 7rem;

    .head {
      padding-left: var(--space-3);
    }
  }

  @container (width >= ${twoColumns}rem) {
    --day: 6.25rem;
    --time: 5.75rem;
    --entry-gap: var(--space-2);
    columns: 2;
    column-gap: var(--space-8);
    column-rule: 1px solid var(--color-border);
  }

  ${entryStyles}
  ${barStyles}
  ${dayOffStyles}

  /* The hatch is only at the edge, not behind text. */
  && > [data-off] {
    --hatched: 6px;
    position: relative;
    background-size: 6px 100%;
    background-repeat: no-repeat;

    &:not([data-off='holiday']) {
      background-color: var(--color-surface-sunken);
    }
  }

  && > [data-today] {
    background-color: var(--color-accent-quiet);
  }
`;
