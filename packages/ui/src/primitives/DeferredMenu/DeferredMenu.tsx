import { cloneElement, useState } from 'react';
import type { KeyboardEvent, ReactElement } from 'react';
import { Deferred } from '../Deferred/Deferred.tsx';
import { prefetchOnIntent } from '../Deferred/prefetchOnIntent.ts';
import type { MenuProps } from '../Menu/Menu.tsx';

const load = () => import('../Menu/Menu.tsx');

interface TriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onHoverStart?: () => void;
  onFocus?: () => void;
  onPressStart?: () => void;
  onPress?: (event: { target: Element }) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export interface DeferredMenuProps extends Omit<MenuProps, 'trigger' | 'isOpenAtFirst'> {
  /** The button that opens it: one of the primitives' buttons. */
  trigger: ReactElement<TriggerProps>;
}

/**
 * A menu whose code is fetched when its button is pointed at or focused, so that a screen that has one does not
 * wait for it. It looks and behaves like `Menu`.
 */
export function DeferredMenu({ trigger, ...menu }: DeferredMenuProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <Deferred
      load={load}
      name={menu.label}
      isWanted={anchor !== null}
      pending={cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': false,
        ...prefetchOnIntent(load),
        onPress: ({ target }) => setAnchor(target),
        onKeyDown: ({ key, currentTarget }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') setAnchor(currentTarget);
        },
      })}
      anchor={anchor}
      onClose={() => setAnchor(null)}
    >
      {({ Menu }) => <Menu trigger={trigger} isOpenAtFirst {...menu} />}
    </Deferred>
  );
}
