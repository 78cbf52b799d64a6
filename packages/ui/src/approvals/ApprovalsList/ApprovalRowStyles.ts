import { styled } from 'styled-components';

/** Who asks. The name begins with the name itself: what is cut off is a degree. */
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

/** What is asked for. */
export const What = styled.span``;

/** For which days and times. */
export const When = styled.span``;

/** How many others are away then. */
export const Also = styled.span`
  white-space: nowrap;
`;

/** What, and when. */
export const Text = styled.div`
  grid-area: text;
  min-width: 0;
  min-height: 1lh;
  overflow-wrap: anywhere;
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

/** How long that is. */
export const Length = styled.span`
  grid-area: length;
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;

/** Until when it can be decided, what has become of it, or what is being done with it. */
export const Standing = styled.span`
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

/** What a row consists of. */
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
