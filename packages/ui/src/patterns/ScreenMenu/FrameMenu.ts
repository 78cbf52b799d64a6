import { createContext } from 'react';
import type { MenuSection } from '../../primitives/Menu/MenuEntry.tsx';

/** A group of entries of a menu with its action. */
export interface ActiveMenuSection extends MenuSection {
  /** Called with the id of an entry without `href` when the user activates it. */
  onAction: (id: string) => void;
}

/**
 * The entries of the product that follow those of a screen in its menu below a width of 1024 px, where the app bar is
 * hidden: person, account, appearance, logging out. Empty outside of `AppFrame`.
 */
export const FrameMenu = createContext<readonly ActiveMenuSection[]>([]);
