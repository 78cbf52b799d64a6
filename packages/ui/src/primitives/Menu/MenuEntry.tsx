import { Check } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import { EntryWords } from '../Floating/EntryWords.tsx';
import { floatingEntry } from '../Floating/floatingEntry.ts';
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
  /** It cannot be chosen now; `description` says why. Default false. */
  isDisabled?: boolean;
}

/** Entries that belong together; a hairline separates them from the ones before. */
export interface MenuSection {
  /** Name of the section for assistive technology. */
  label: string;
  items: readonly MenuItem[];
  /** Makes the section a choice of one: the id of the entry in use. */
  selectedId?: string;
}

export interface MenuEntryProps {
  /** What it says and does. */
  item: MenuItem;
  /** It is the one in use among a choice. */
  isSelected: boolean;
}

/** One entry of an open menu. */
export function MenuEntry({ item, isSelected }: MenuEntryProps) {
  return (
    <Root
      id={item.id}
      textValue={item.label}
      isDisabled={item.isDisabled ?? false}
      {...(item.href && { href: item.href })}
    >
      {item.icon && <Icon of={item.icon} />}
      <EntryWords label={item.label} description={item.description} />
      {isSelected && <Icon of={Check} />}
    </Root>
  );
}

const Root = styled(AriaMenuItem)`
  ${floatingEntry}

  &[data-disabled] {
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }
`;
