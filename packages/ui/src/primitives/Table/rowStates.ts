import { css } from 'styled-components';

/** Styles of the hovered, selected and disabled state of a row. A selected row also has a bar at its start. */
export const rowStates = css`
  [role='row'] {
    &[data-hovered] {
      background: var(--color-surface-hover);
      cursor: pointer;
    }

    &[data-selected] {
      background: var(--color-accent-quiet);
      box-shadow: inset 3px 0 var(--color-accent);
    }

    &[data-disabled] {
      color: var(--color-text-disabled);
      cursor: not-allowed;
    }
  }

  [data-empty] :is(td, [role='row']) {
    grid-column: 1 / -1;
    display: block;
    padding: 0;
    border: 0;
  }

  @media (forced-colors: active) {
    [role='row'][data-selected] {
      border-inline-start: 3px solid Highlight;
    }

    [role='row'][data-disabled] {
      color: GrayText;
    }
  }
`;
