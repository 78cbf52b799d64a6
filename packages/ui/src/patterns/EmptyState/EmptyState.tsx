import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';

/** Everything else goes to the root. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Stands for what would be here. */
  icon: LucideIcon;
  /** That there is nothing, in one line. */
  title: string;
  /** What would be here, and what to do. */
  children?: ReactNode;
  /** The button or link that makes the first one. */
  action?: ReactNode;
}

/** Stands where a list would be: nothing is there, and nothing is wrong. */
export function EmptyState({ icon, title, children, action, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <Icon of={icon} size={28} />
      <Title>{title}</Title>
      {children && <Words>{children}</Words>}
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-10) var(--space-4);
  color: var(--color-text-muted);
  text-align: center;
`;

const Title = styled.p`
  color: var(--color-text);
  font-size: var(--text-3);
  font-weight: var(--weight-medium);
`;

const Words = styled.div`
  max-width: 30rem;
  margin-top: calc(-1 * var(--space-2));
  text-wrap: pretty;
`;
