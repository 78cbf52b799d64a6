import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';

/** One entry of a menu. */
export interface MenuItem {
  id: string;
  /** What it does, in words. */
  label: string;
  /** A second, quiet line. */
  description?: string;
  icon?: LucideIcon;
  /** Where it leads to, for an entry that is a link. */
  href?: string;
}

/** Props of `MenuEntry`. */
export interface MenuEntryProps {
  /** What it says and does. */
  item: MenuItem;
  /** It is the one in use among a choice. */
  isSelected: boolean;
}

/** One entry of an open menu. */
export function MenuEntry({ item, isSelected }: MenuEntryProps) {
  return (
    <Root id={item.id} textValue={item.label} {...(item.href && { href: item.href })}>
      {item.icon && <Icon of={item.icon} />}
      <span>
        {item.label}
        {item.description && <Quiet> {item.description}</Quiet>}
      </span>
      {isSelected && <Icon of={Check} />}
    </Root>
  );
}

const Root = styled(AriaMenuItem)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: max(40px, var(--control-height));
  padding: var(--space-1) var(--space-4);
  color: var(--color-text);
  text-decoration: none;
  cursor: pointer;
  outline: 0;

  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  &[data-focused] {
    background: var(--color-surface-hover);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

const Quiet = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;
