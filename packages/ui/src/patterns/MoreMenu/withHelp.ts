import type { MenuItem } from '../../primitives/Menu/MenuEntry.tsx';

/** Appends Help to a menu that lacks it. Specification 000 section 2. */
export function withHelp(items: readonly MenuItem[], help: Omit<MenuItem, 'id'>): MenuItem[] {
  return items.some((item) => item.id === 'help') ? [...items] : [...items, { ...help, id: 'help' }];
}
