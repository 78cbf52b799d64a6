import { createContext } from 'react';
import type { MenuItem } from './MenuEntry.tsx';

/** The Help entry, with the id `help`, that is appended to the menus below this context; null for none. */
export const MenuHelp = createContext<MenuItem | null>(null);
