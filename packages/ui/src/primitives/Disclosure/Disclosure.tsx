import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';

/** Props of `Disclosure`; everything else goes to the root. */
export interface DisclosureProps extends ComponentProps<'details'> {
  /** The words that open and close it. */
  summary: ReactNode;
}

/** More, folded away until somebody asks for it. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <Root {...rest}>
      <summary>{summary}</summary>
      <Body>{children}</Body>
    </Root>
  );
}

const Root = styled.details`
  font-size: var(--text-2);

  summary {
    width: fit-content;
    padding: var(--space-1) 0;
    color: var(--color-text-muted);
    cursor: pointer;
  }
`;

const Body = styled.div`
  max-height: 12rem;
  padding: var(--space-2);
  overflow: auto;
  border-radius: var(--radius-small);
  background: var(--color-surface-sunken);
  white-space: pre-wrap;
`;
