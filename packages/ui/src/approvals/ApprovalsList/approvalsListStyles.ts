import { styled } from 'styled-components';
import { headingHeight } from '../../primitives/List/ListRow.tsx';
import { Cells } from './ApprovalRowStyles.ts';
import { Pick } from './ApprovalRowPick.ts';

/**
 * The element around the list. With a mouse, the checkbox of a row replaces its state icon while the row is hovered or
 * focused, and during a selection. Nothing moves.
 */
export const ApprovalsListRoot = styled.div`
  /* Room for the headings that appear with the rows: one above the first row, three among the others. */
  &[data-loading] [role='grid'] {
    padding-block: ${headingHeight}px ${3 * headingHeight}px;
  }

  @media (hover: hover) and (pointer: fine) {
    --mark: 24px;

    /* The checkboxes of the list are in this place. */
    &[data-selecting] ${Cells} {
      margin-inline-start: calc(-1 * (var(--mark) + var(--space-3)));
      pointer-events: none;

      & > * {
        pointer-events: auto;
      }
    }

    &[data-selecting] ${Pick} {
      visibility: hidden;
    }

    &[data-picking] [role='row']:is(:hover, :focus-within) ${Pick}[data-pick] {
      cursor: pointer;

      &::before {
        visibility: visible;
      }

      & > * {
        visibility: hidden;
      }
    }

    &[data-picking] [role='row'] ${Pick}[data-pick]:hover::before {
      background: var(--color-surface-hover);
    }
  }
`;
