import { css } from 'styled-components';
import { rowStates } from './rowStates.ts';

/**
 * Styles for a narrow container: a row is a block with its name, then a term and a value in each line. Sortable
 * headings and the checkbox stay visible; other headings are visually hidden unless they have the focus.
 */
export const stackedForm = css`
  ${rowStates}

  @container (width < 640px) {
    &:is(table),
    &:is(table) [role='rowgroup'] {
      display: block;
    }

    /* Disables the positions of headings and cells that the layout computes. */
    [role='row'] > [role='presentation'] {
      display: contents !important;
    }

    &&:is(table) [role='rowgroup']:first-child {
      position: sticky;
      top: 0;
      z-index: 1;
    }

    &&& [role='row']:has([role='columnheader']) {
      display: flex;
      overflow-x: auto;
      scrollbar-width: none;
      background: var(--surface-behind, var(--color-surface));
      border-bottom: 1px solid var(--color-border);
    }

    && [role='columnheader'][data-choice] {
      width: 44px;
      justify-content: center;
    }

    && [role='columnheader'] {
      position: static;
      flex: none;
      height: auto;
      min-height: calc(var(--row-height) - 1px);
      border: 0;
      justify-content: flex-start;

      &:not([data-allows-sorting], [data-choice], [data-focus-visible]) {
        position: absolute;
        width: 1px;
        height: 1px;
        min-height: 0;
        padding: 0;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
    }

    &&& [role='row']:not(:has([role='columnheader'])) {
      position: relative;
      display: block;
      height: auto;
      padding-block: var(--space-3);
      border-bottom: 1px solid var(--color-border);

      &:has([data-choice]) {
        padding-inline-start: 44px;
      }
    }

    && :is([role='gridcell'], [role='rowheader']) {
      display: grid;
      grid-template-columns: minmax(6rem, 2fr) 3fr;
      align-items: baseline;
      height: auto;
      min-height: 0;
      gap: var(--space-3);
      padding: 2px var(--space-3);
      border: 0;
      text-align: start;
    }

    && [role='rowheader'] {
      display: block;
      font-weight: var(--weight-medium);
    }

    && [role='gridcell'][data-choice] {
      position: absolute;
      inset: 0 auto 0 0;
      display: flex;
      align-items: stretch;
      width: 44px;
      padding: 0;
    }

    [role='gridcell'] > [data-term] {
      display: block;
      color: var(--color-text-muted);
      font-size: var(--text-2);
    }
  }
`;
