import type { MenuItem, MenuSection } from './MenuEntry.tsx';

/**
 * Appends Help to a menu of commands that lacks it. A menu that only chooses a value has no commands, and stays as it is.
 * Specification 000 section 2.
 *
 * @param help its id is `help`; null for none
 */
export function withHelp(sections: readonly MenuSection[], help: MenuItem | null): readonly MenuSection[] {
  const hasCommands = sections.some(({ selectedId }) => selectedId === undefined);
  const hasHelp = sections.some(({ items }) => items.some(({ id }) => id === 'help'));
  return help && hasCommands && !hasHelp ? [...sections, { label: help.label, items: [help] }] : sections;
}
