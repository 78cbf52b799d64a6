import { cloneElement, lazy, startTransition, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import type { MenuProps } from '../Menu/Menu.tsx';

const load = () => import('../Menu/Menu.tsx');
const Menu = lazy(async () => ({ default: (await load()).Menu }));
const preload = () => void load().catch(() => {});

interface TriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onHoverStart?: () => void;
  onFocus?: () => void;
  onPress?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Props of `DeferredMenu`: those of `Menu`. */
export interface DeferredMenuProps extends Omit<MenuProps, 'trigger' | 'isOpenAtFirst'> {
  /** The button that opens it: one of the primitives' buttons. */
  trigger: ReactElement<TriggerProps>;
}

/**
 * A menu whose code is fetched when its button is pointed at or focused, so that a screen that has one does not
 * wait for it. It looks and behaves like `Menu`.
 */
export function DeferredMenu({ trigger, ...menu }: DeferredMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  // The button stays as it is until the menu is there to take its place.
  const open = () => startTransition(() => setIsWanted(true));
  if (isWanted) return <Menu trigger={trigger} isOpenAtFirst {...menu} />;
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onHoverStart: preload,
    onFocus: preload,
    onPress: open,
    onKeyDown: ({ key }) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') open();
    },
  });
}
