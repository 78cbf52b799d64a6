import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** Other attributes go to the root. */
export interface GroupHeadingProps extends ComponentProps<'h2'> {
  /** The number of rows in the group, hidden from assistive technology, which counts the rows itself. Default none. */
  count?: number | undefined;
}

/** The heading of a group of rows, the same on every screen. */
export function GroupHeading({ count, children, ...rest }: GroupHeadingProps) {
  return (
    <GroupHead {...rest}>
      <span>{children}</span>
      {count !== undefined && <Count aria-hidden="true">{` · ${count}`}</Count>}
    </GroupHead>
  );
}

/** The look of a heading of a group, also for its skeleton, which is no heading yet. */
export const GroupHead = styled.h2`
  margin-inline: var(--list-bleed);
  padding: 0 var(--row-inset) var(--space-2);
  border-bottom: 1px solid var(--color-border);
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;
`;

const Count = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: pre;
`;
