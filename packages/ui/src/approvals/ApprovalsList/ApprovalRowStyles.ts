import { styled } from 'styled-components';

/** The applicant. */
export const Name = styled.span`
  grid-area: name;
  min-width: 0;
  min-height: 1lh;
  overflow-wrap: anywhere;
`;

/** The requested account. */
export const What = styled.span``;

/** The requested days and times, their length, and who else is away. */
export const When = styled.span``;

/**
 * The requested days and times, and their length: they move to the next line together, so that no range is broken. Not if the
 * number of other people follows: its separator would begin a line.
 */
export const Days = styled.span`
  &:has(+ :empty) {
    display: inline-block;
  }
`;

/** The number of other people who are away on these days. */
export const Also = styled.span`
  white-space: nowrap;
`;

/** Account, days and length. */
export const Text = styled.div`
  grid-area: text;
  min-width: 0;
  min-height: 1lh;
  overflow-wrap: anywhere;
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

/** The last day for the decision, the final state, or the progress of a decision. */
export const RequestStatus = styled.span`
  grid-area: standing;
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
  text-align: end;

  & > svg {
    margin-inline-end: var(--space-2);
    vertical-align: -2px;
  }

  &[data-progress] {
    font-style: italic;
  }

  &[data-late] {
    color: var(--color-negative);
  }
`;

/** The grid of a row. */
export const Cells = styled.div`
  display: grid;
  grid-template: 'icon name standing' auto '. text text' auto / var(--mark, 18px) minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 var(--space-3);
  padding-block: var(--space-1);

  @media (width >= 1024px) {
    padding-block: 0;
    line-height: 1.4;
  }

  & > :first-child {
    align-self: start;
  }
`;
