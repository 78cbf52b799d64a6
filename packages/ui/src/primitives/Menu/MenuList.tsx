import { use, useEffect, useRef } from 'react';
import { Menu as AriaMenu, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { styled } from 'styled-components';
import { MenuEntry } from './MenuEntry.tsx';
import type { MenuSection } from './MenuEntry.tsx';
import { MenuHelp, withHelp } from './MenuHelp.ts';

export interface MenuListProps {
  /** Name of the menu for assistive technology. */
  label: string;
  /** The entries of the menu. */
  sections: readonly MenuSection[];
  /** Called with the id of an entry without `href` when the user activates it. */
  onAction: ((id: string) => void) | undefined;
  /** Focuses the first entry, for a menu that was not opened by a button. */
  autoFocus?: 'first';
  /** Called when the menu should close, for a menu that was not opened by a button. */
  onClose?: () => void;
}

/**
 * The entries of an open menu. The Help entry of the `MenuHelp` context is appended to a menu of commands without Help.
 */
export function MenuList({ label, sections, onAction, autoFocus, ...rest }: MenuListProps) {
  const shown = withHelp(sections, use(MenuHelp));
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: menu } = list;
    if (!menu || autoFocus !== 'first') return undefined;
    const controller = new AbortController();
    // With a screen reader, react-aria focuses the menu before its entries exist, and leaves the focus there.
    const moveOn = () => menu.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
    menu.addEventListener('focus', moveOn, { once: true, signal: controller.signal });
    return () => controller.abort();
  }, [autoFocus]);
  const links = shown.flatMap(({ items }) => items.flatMap(({ id, href }) => (href ? [id] : [])));
  return (
    <List
      ref={list}
      aria-label={label}
      {...(autoFocus && { autoFocus })}
      {...rest}
      onAction={(key) => {
        // React-aria also calls this for links.
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
