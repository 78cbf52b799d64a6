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
  /** The visible label. */
  label: string;
  /** A second line in muted text. */
  description?: string;
  icon?: LucideIcon;
  /** The address, for an entry that is a link. */
  href?: string;
  /** Whether it cannot be activated; `description` should say why. Default false. */
  isDisabled?: boolean;
}

/** A group of entries, separated from the previous group by a thin line. */
export interface MenuSection {
  /** Name of the section for assistive technology. */
  label: string;
  items: readonly MenuItem[];
  /** The id of the selected entry. If set, the entries of the section are radio items. */
  selectedId?: string;
}

export interface MenuEntryProps {
  /** The label, icon and address of the entry. */
  item: MenuItem;
  /** Whether it is the selected entry of its section. */
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
