import type { ComponentProps, ReactNode } from 'react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { focusableIfScrolling } from '../focusableIfScrolling.ts';

/** Other props are passed to the root element. */
export interface DisclosureProps extends ComponentProps<'details'> {
  /** The text that opens and closes it. */
  summary: ReactNode;
}

/** Content that is hidden until the user opens it. */
export function Disclosure({ summary, children, onToggle, ...rest }: DisclosureProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Root
      {...rest}
      onToggle={(event) => {
        focusableIfScrolling(body.current);
        onToggle?.(event);
      }}
    >
      <summary>{summary}</summary>
      <Body ref={body}>{children}</Body>
    </Root>
  );
}

const Root = styled.details`
  font-size: var(--text-2);

  summary {
    width: fit-content;
    padding: var(--space-1) var(--space-1) var(--space-1) 0;
    border-radius: var(--radius-small);
    color: var(--color-text-muted);
    cursor: pointer;

    &:hover {
      color: var(--color-text);
    }

    &:focus-visible {
      outline-offset: 0;
    }
  }
`;

const Body = styled.div`
  max-height: 12rem;
  margin-top: var(--space-1);
  padding: var(--space-2) var(--space-3);
  overflow: auto;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
  background: var(--color-surface-sunken);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
