import { styled } from 'styled-components';
import { barStyles } from '../../patterns/Timeline/items/barStyles.ts';
import { dayOffStyles } from '../../patterns/Timeline/scale/dayOffStyles.ts';
import { agendaDayStyles } from './agendaDayStyles.ts';
import { agendaNoticeStyles } from './agendaNoticeStyles.ts';
import { dayStripStyles } from './dayStripStyles.ts';

/** Width of the agenda, in rem, from which its days are in two columns. */
const twoColumns = 58;

/** The days of the agenda and their content, aligned in the same columns. */
export const Days = styled.ul`
  --day: 2.5rem;
  --time: 6.75rem;
  font-variant-numeric: tabular-nums;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: var(--day) minmax(0, 1fr) auto;
    column-gap: var(--space-3);
    padding-inline: var(--row-inset);
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

    /* Inside, because the scrolling box clips an outline outside. */
    &:focus-visible {
      outline-offset: -2px;
    }
  }

  :is(.head, .entry):is(button):hover {
    background: var(--color-surface-hover);
  }

  @container (width < 20rem) {
    --time: 100%;
  }

  @container (width >= 34rem) {
    --day: 6rem;
  }

  @container (width >= ${twoColumns}rem) {
    columns: 2;
    column-gap: var(--space-8);
    column-rule: 1px solid var(--color-border);
  }

  ${agendaNoticeStyles}
  ${agendaDayStyles}
  ${barStyles}
  ${dayStripStyles}
  ${dayOffStyles}

  /* The hatch is only at the edge, not behind text. */
  && > [data-off] {
    --hatched: 6px;
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
