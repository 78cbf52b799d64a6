import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';

/** Other attributes go to the root. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The icon of the missing items. */
  icon: LucideIcon;
  /** One line that says that the list is empty. */
  title: string;
  /** Explains what appears here and what the user can do. Default nothing. */
  children?: ReactNode;
  /** The button or link that creates the first item. Default none. */
  action?: ReactNode;
}

/** Shown instead of a list that has no items, without an error. */
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
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-10) var(--space-4);
  color: var(--color-text-muted);
  text-align: center;
`;

const Title = styled.p`
  max-width: 100%;
  overflow-wrap: anywhere;
  color: var(--color-text);
  font-size: var(--text-3);
  font-weight: var(--weight-medium);
`;

const Words = styled.div`
  max-width: 30rem;
  margin-top: calc(-1 * var(--space-2));
  text-wrap: pretty;
`;
