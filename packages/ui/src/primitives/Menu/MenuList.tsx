import { use } from 'react';
import { Menu as AriaMenu, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import { MenuEntry } from './MenuEntry.tsx';
import type { MenuSection } from './MenuEntry.tsx';
import { MenuHelp } from './MenuHelp.ts';
import { withHelp } from './withHelp.ts';

export interface MenuListProps {
  /** Name of the menu for assistive technology. */
  label: string;
  /** Its entries. */
  sections: readonly MenuSection[];
  /** Called when the user chooses an entry without an address. */
  onAction: ((id: string) => void) | undefined;
  /** Which entry takes the focus, for a menu that no button opened. */
  autoFocus?: 'first';
  /** It is to close, for a menu that no button opened. */
  onClose?: () => void;
}

/** The entries of an open menu. A menu of commands that lacks Help has the one of its surroundings. */
export function MenuList({ label, sections, onAction, ...rest }: MenuListProps) {
  const shown = withHelp(sections, use(MenuHelp));
  const links = shown.flatMap(({ items }) => items.flatMap(({ id, href }) => (href ? [id] : [])));
  return (
    <List
      aria-label={label}
      {...rest}
      onAction={(key) => {
        // The menu also calls this for an entry that is a link.
        if (!links.includes(String(key))) onAction?.(String(key));
      }}
    >
      {shown.map((section) => (
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
