import { styled } from 'styled-components';
import { headingHeight } from '../../primitives/List/ListRow.tsx';
import { Cells } from './ApprovalRowStyles.ts';
import { Pick } from './ApprovalRowPick.ts';

/**
 * Around the list. With a mouse at hand the place of a row's state is that of its checkbox: it comes with the pointer or
 * the focus, and stays while something is selected, so that nothing moves aside.
 */
export const ApprovalsListRoot = styled.div`
  /* Headings come with the rows: one over the first, and as many as there usually are. */
  &[data-loading] [role='grid'] {
    padding-block: ${headingHeight}px ${3 * headingHeight}px;
  }

  @media (hover: hover) and (pointer: fine) {
    --mark: 24px;

    /* The checkboxes of the list stand there now. */
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
