import { createContext } from 'react';
import type { MenuItem, MenuSection } from './MenuEntry.tsx';

/** The Help entry, with the id `help`, that is appended to the menus below this context; null for none. */
export const MenuHelp = createContext<MenuItem | null>(null);

/**
 * Appends Help to a menu of commands that lacks it. A menu that only selects a value has no commands and is not
 * changed.
 *
 * @param help the entry to append, with the id `help`; null for none
 */
export function withHelp(sections: readonly MenuSection[], help: MenuItem | null): readonly MenuSection[] {
  const hasCommands = sections.some(({ selectedId }) => selectedId === undefined);
  const hasHelp = sections.some(({ items }) => items.some(({ id }) => id === 'help'));
  return help && hasCommands && !hasHelp ? [...sections, { label: help.label, items: [help] }] : sections;
}
