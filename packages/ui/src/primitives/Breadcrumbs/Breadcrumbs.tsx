import { ChevronRight, House } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs } from 'react-aria-components/Breadcrumbs';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';

/** One level of the path. */
export interface BreadcrumbItem {
  /** Unique in its list. */
  id: string;
  /** The visible name. */
  label: string;
  /** The name for assistive technology where the label is only a symbol. */
  spokenLabel?: string;
  /** The address, for an item that is a real link. */
  href?: string;
}

/** Other props are passed to the root element. */
export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the navigation for assistive technology. */
  label: string;
  /** The items from the outermost level to the current one, which is not a link. */
  items: readonly BreadcrumbItem[];
  /** Called with the id of an item when the user activates it. */
  onAction?: (id: string) => void;
  /** Whether the first item has a home icon. Default false. */
  hasHomeIcon?: boolean;
}

/** The path to the current screen, with links to the levels above it. */
export function Breadcrumbs({ label, items, onAction, hasHomeIcon = false, ...rest }: BreadcrumbsProps) {
  const last = items.length - 1;
  return (
    <nav aria-label={label} {...rest}>
      <Way onAction={(key) => onAction?.(String(key))}>
        {items.map((item, at) => (
          <Place key={item.id} id={item.id}>
            {at > 0 && <Icon of={ChevronRight} size={14} />}
            {hasHomeIcon && at === 0 && <Icon of={House} size={16} />}
            {at === last ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Back
                {...(item.href !== undefined && { href: item.href })}
                {...(item.spokenLabel !== undefined && { 'aria-label': item.spokenLabel })}
              >
                {item.label}
              </Back>
            )}
          </Place>
        ))}
      </Way>
    </nav>
  );
}

const Way = styled(AriaBreadcrumbs)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-1);
  font-size: var(--text-2);
`;

const Place = styled(Breadcrumb)`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-width: 0;
  min-height: max(24px, calc(var(--control-height) * 0.75));
  overflow-wrap: anywhere;

  & > svg {
    color: var(--color-text-muted);
  }

  & > [aria-current] {
    min-width: 0;
    color: var(--color-text);
    font-weight: var(--weight-medium);
  }
`;

const Back = styled(Link)`
  min-width: 0;
  padding-block: 2px;
  border-radius: var(--radius-small);
  color: var(--color-text-muted);
  text-decoration: none;

  &[data-hovered] {
    color: var(--color-text);
    text-decoration: underline;
  }
`;
