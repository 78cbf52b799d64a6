import { createContext } from 'react';

/**
 * The place in the bar of a `ScreenFrame` for the buttons of its `FilterBar`; null until the bar is mounted. Undefined
 * outside of a `ScreenFrame`.
 */
export const ScreenBarSlot = createContext<HTMLElement | null | undefined>(undefined);
