import { styled } from 'styled-components';

/** The applicant. Titles follow the name, so that only titles are cut off. */
export const Name = styled.span`
  grid-area: name;
  min-width: 0;
  min-height: 1lh;
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** The requested account. */
export const What = styled.span``;

/** The requested days and times. */
export const When = styled.span``;

/** The number of other people who are away on these days. */
export const Also = styled.span`
  white-space: nowrap;
`;

/** Account and days. */
export const Text = styled.div`
  grid-area: text;
  min-width: 0;
  min-height: 1lh;
  overflow-wrap: anywhere;
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

/** The length of the request. */
export const Length = styled.span`
  grid-area: length;
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;

/** The remaining days, the final state, or the progress of a decision. */
export const RequestStatus = styled.span`
  grid-area: standing;
  color: var(--color-text-muted);
  font-size: var(--text-2);
  text-align: end;

  & > svg {
    margin-inline-end: var(--space-2);
    vertical-align: -2px;
  }

  &[data-progress] {
    font-style: italic;
  }
`;

/** The grid of a row. */
export const Cells = styled.div`
  display: grid;
  grid-template: 'icon name standing' auto '. text length' auto / var(--mark, 18px) minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 var(--space-3);
  padding-block: var(--space-1);

  & > :first-child {
    align-self: start;
  }
`;
