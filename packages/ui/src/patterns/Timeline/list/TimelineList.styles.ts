import { css, styled } from 'styled-components';
import { barStyles } from '../items/barStyles.ts';
import { swatchStyles } from '../items/swatchStyles.ts';
import { failureStyles } from '../rows/failureStyles.ts';
import { headStyles } from '../rows/headStyles.ts';

/** The layout of an entry in one line, for a wide list. */
const inOneLine = css`
  .swatch {
    grid-row: auto;
  }

  .time {
    text-align: start;
  }

  .what {
    grid-column: auto;
    color: inherit;
  }
`;

/** The root of the list and the styles of everything in it. */
export const TimelineListRoot = styled.ul`
  font-variant-numeric: tabular-nums;

  & > li {
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--color-border);
    break-inside: avoid;
    content-visibility: auto;
    contain-intrinsic-height: auto 10rem;
  }

  .owner {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-2);
    padding-bottom: var(--space-1);
    font-weight: var(--weight-medium);
  }

  .words,
  .detail {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .quiet {
    color: var(--color-text-muted);
  }

  .fault::before {
    ${failureStyles}
  }

  .entry {
    display: grid;
    grid-template-columns: 28px 6.5rem minmax(0, 1fr);
    align-items: center;
    gap: 0 var(--space-3);
    width: 100%;
    min-height: var(--control-height);
    padding: var(--space-1) 0;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;

    &:focus-visible {
      outline-offset: -2px;
    }
  }

  button.entry {
    cursor: pointer;

    &:hover {
      background: var(--color-surface-hover);
    }
  }

  ${swatchStyles}

  .time {
    text-align: end;
  }

  .what {
    grid-column: 2 / -1;
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
  }

  [data-dated] {
    .entry {
      grid-template-columns: 28px 6.5rem minmax(0, 1fr);
    }

    ${inOneLine}
  }

  @media (width >= 640px) {
    :not([data-dated]) > ul > li > .entry {
      grid-template-columns: 28px 7rem 8rem minmax(0, 1fr);
    }

    ${inOneLine}
  }

  ${headStyles}
  ${barStyles}
`;
