import { createContext } from 'react';
import type { MenuItem } from './MenuEntry.tsx';

/** The Help entry of the menus inside, with the id `help`. Null: they have none. */
export const MenuHelp = createContext<MenuItem | null>(null);
