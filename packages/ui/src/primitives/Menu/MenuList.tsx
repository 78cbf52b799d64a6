import { Menu as AriaMenu, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import { MenuEntry } from './MenuEntry.tsx';
import type { MenuItem } from './MenuEntry.tsx';

/** Entries that belong together; a hairline separates them from the ones before. */
export interface MenuSection {
  /** Name of the section for assistive technology. */
  label: string;
  items: readonly MenuItem[];
  /** Makes the section a choice of one: the id of the entry in use. */
  selectedId?: string;
}

export interface MenuListProps {
  /** Name of the menu for assistive technology. */
  label: string;
  /** Its entries. */
  sections: readonly MenuSection[];
  /** An entry without an address was chosen. */
  onAction: ((id: string) => void) | undefined;
  /** Which entry takes the focus, for a menu that no button opened. */
  autoFocus?: 'first';
  /** It is to close, for a menu that no button opened. */
  onClose?: () => void;
}

/** The entries of an open menu. */
export function MenuList({ label, sections, onAction, ...rest }: MenuListProps) {
  return (
    <List aria-label={label} {...rest} onAction={(key) => onAction?.(String(key))}>
      {sections.map((section) => (
        <Section
          key={section.label}
          aria-label={section.label}
          {...(section.selectedId !== undefined && {
            selectionMode: 'single' as const,
            disallowEmptySelection: true,
            selectedKeys: [section.selectedId],
          })}
        >
          {section.items.map((item) => (
            <MenuEntry key={item.id} item={item} isSelected={item.id === section.selectedId} />
          ))}
        </Section>
      ))}
    </List>
  );
}

const List = styled(AriaMenu)`
  padding: var(--space-2) 0;
  outline: 0;
`;

const Section = styled(AriaMenuSection)`
  & + & {
    margin-top: var(--space-2);
    padding-top: var(--space-2);
    border-top: 1px solid var(--color-border);
  }
`;
