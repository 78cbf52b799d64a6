import { cloneElement, useState } from 'react';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { Deferred } from './Deferred.tsx';
import type { LoadCode } from './importWithRetry.ts';
import { prefetchOnIntent } from './prefetchOnIntent.ts';

interface TriggerProps {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  autoFocus?: boolean;
  onHoverStart?: () => void;
  onFocus?: () => void;
  onPressStart?: () => void;
  onPress?: (event: { target: Element }) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

export interface DeferredTriggerProps<Code extends object> {
  /** The button that opens it: one of the primitives' buttons. */
  trigger: ReactElement<TriggerProps>;
  /** Fetches the code: a function around `import()`, defined outside of the component. */
  load: LoadCode<Code>;
  /** The name of what opens; used in the error message. */
  name: string;
  /** Whether it opens a menu: sets `aria-haspopup`, and the arrow keys open it. Default false. */
  isMenu?: boolean;
  /**
   * Renders the given button with what it opens, initially open, once the code is loaded. The button gets the focus.
   */
  children: (code: Code, trigger: ReactElement) => ReactNode;
}

/**
 * A button that opens a menu or a popover whose code is fetched when the button is hovered, focused or held down.
 * `DeferredMenu` and `DeferredPopover` are built on it.
 */
export function DeferredTrigger<Code extends object>(props: DeferredTriggerProps<Code>) {
  const { trigger, load, name, isMenu = false, children } = props;
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <Deferred
      load={load}
      name={name}
      isWanted={anchor !== null}
      pending={cloneElement(trigger, {
        'aria-expanded': false,
        ...prefetchOnIntent(load),
        onPress: ({ target }) => setAnchor(target),
        ...(isMenu && {
          'aria-haspopup': 'menu',
          onKeyDown: ({ key, currentTarget }) => {
            if (key === 'ArrowDown' || key === 'ArrowUp') setAnchor(currentTarget);
          },
        }),
      })}
      anchor={anchor}
      onClose={() => setAnchor(null)}
    >
      {(code) => children(code, cloneElement(trigger, { autoFocus: true }))}
    </Deferred>
  );
}
