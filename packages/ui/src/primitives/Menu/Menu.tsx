import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
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
  /** It is the one in use; shown by a check mark. */
  isSelected?: boolean;
  /** A hairline stands above it. */
  startsGroup?: boolean;
}

/** Props of `Menu`. */
export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Name of the menu for assistive technology. */
  label: string;
  /** Its entries. */
  items: readonly MenuItem[];
  /** An entry without an address was chosen. */
  onAction?: (id: string) => void;
}

/** Entries behind a button. Arrow keys move, letters find, Escape closes. */
export function Menu({ trigger, label, items, onAction }: MenuProps): ReactNode {
  const selected = items.filter((item) => item.isSelected);
  return (
    <MenuTrigger>
      {trigger}
      <Surface placement="bottom end">
        <List
          aria-label={label}
          onAction={(key) => onAction?.(String(key))}
          selectedKeys={selected.map(({ id }) => id)}
        >
          {items.map((item) => (
            <Entry
              key={item.id}
              id={item.id}
              textValue={item.label}
              data-first={item.startsGroup || undefined}
              {...(item.href && { href: item.href })}
            >
              {item.icon && <Icon of={item.icon} />}
              <span>
                <Text slot="label">{item.label}</Text>
                {item.description && <Quiet slot="description">{item.description}</Quiet>}
              </span>
              {item.isSelected && <Icon of={Check} />}
            </Entry>
          ))}
        </List>
      </Surface>
    </MenuTrigger>
  );
}

const Surface = styled(Popover)`
  min-width: 14rem;
  max-width: min(90vw, 24rem);
  overflow: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-large);
  background: var(--color-surface-raised);
  box-shadow: var(--elevation-2);
`;

const List = styled(AriaMenu)`
  padding: var(--space-2) 0;
  outline: 0;
`;

const Entry = styled(AriaMenuItem)`
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
  }

  &[data-first] {
    margin-top: var(--space-2);
    border-top: 1px solid var(--color-border);
  }

  &[data-focused] {
    background: var(--color-surface-hover);
  }

  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

const Quiet = styled(Text)`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;
