import type { ReactElement, ReactNode } from 'react';
import { Menu as AriaMenu, MenuSection as AriaMenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
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

/** Props of `Menu`. */
export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Name of the menu for assistive technology. */
  label: string;
  /** Its entries. */
  sections: readonly MenuSection[];
  /** An entry without an address was chosen. */
  onAction?: (id: string) => void;
  /** It is open when it first appears. Default false. */
  isOpenAtFirst?: boolean;
}

/** Entries behind a button. Arrow keys move, letters find, Escape closes. */
export function Menu({ trigger, label, sections, onAction, isOpenAtFirst = false }: MenuProps): ReactNode {
  return (
    <MenuTrigger defaultOpen={isOpenAtFirst}>
      {trigger}
      <Surface placement="bottom end">
        <List aria-label={label} onAction={(key) => onAction?.(String(key))}>
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
  background: var(--color-surface-floating);
  box-shadow: var(--elevation-2);
`;

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
