import { Table as AriaTable } from 'react-aria-components/Table';
import { styled } from 'styled-components';
import { stackedForm } from './stackedForm.ts';

/**
 * The styles of a table. A short table is a `<table>` laid out as a grid of `--columns`; a long table consists of
 * `<div>` elements placed by `StackingTableLayout`. Selectors use roles, which both have.
 */
export const StyledTable = styled(AriaTable)`
  outline: 0;
  border-spacing: 0;

  &:is(table) {
    display: grid;
    grid-template-columns: var(--columns);

    [role='rowgroup'] {
      display: contents;
    }

    [role='row'] {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
    }

    [role='columnheader'] {
      position: sticky;
      top: 0;
      z-index: 1;
    }
  }

  &:not(table) [role='rowgroup'] {
    height: 100%;
  }

  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }

  :is([role='row'], [role='gridcell'], [role='rowheader'], [role='columnheader']) {
    height: 100%;
    min-width: 0;
    outline: 0;

    &[data-focus-visible] {
      outline: 2px solid var(--color-focus);
      outline-offset: -2px;
      border-radius: var(--radius-small);
    }
  }

  /* Keeps focused rows and cells from being covered by the sticky headings. */
  [data-rac]:is([role='row'], [role='gridcell'], [role='rowheader']) {
    scroll-margin-top: var(--row-height);
  }

  :is([role='gridcell'], [role='rowheader'], [role='columnheader']) {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-height: var(--row-height);
    padding: var(--space-1) var(--space-3);
    border-bottom: 1px solid var(--color-border);
    text-align: start;
  }

  [data-align='end'] {
    justify-content: flex-end;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  [data-choice] {
    padding: 0;
    justify-content: center;

    label {
      min-height: 0;
      align-self: stretch;
      min-width: 40px;
      justify-content: center;
    }
  }

  [data-term] {
    display: none;
  }

  [data-value] {
    min-width: 0;
  }

  [role='columnheader'] {
    background: var(--surface-behind, var(--color-surface));
    color: var(--color-text-muted);
    font-size: var(--text-1);
    font-weight: var(--weight-medium);

    &[data-allows-sorting] {
      cursor: pointer;
    }

    &:is([data-hovered], [data-sort-direction]) {
      color: var(--color-text);
    }
  }

  ${stackedForm}
`;
