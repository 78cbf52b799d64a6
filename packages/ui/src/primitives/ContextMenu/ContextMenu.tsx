import type { ComponentProps, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { MenuSection } from '../Menu/MenuEntry.tsx';
import { MenuList } from '../Menu/MenuList.tsx';
import { MenuSurface } from '../Menu/MenuSurface.tsx';
import { useLongPress } from './useLongPress.ts';

/** Everything else goes to the root, the element around `children`. */
export interface ContextMenuProps extends Omit<ComponentProps<'div'>, 'onContextMenu'> {
  /** What the menu belongs to. */
  children: ReactNode;
  /** Name of the menu for assistive technology. */
  label: string;
  /** Its entries. */
  sections: readonly MenuSection[];
  /** An entry without an address was chosen. */
  onAction: (id: string) => void;
}

interface Point {
  left: number;
  top: number;
}

/**
 * A menu of what can be done with something: by a right click, a long press, the menu key or Shift and F10. Whatever
 * it offers must be reachable in another, visible way as well.
 */
export function ContextMenu({ children, label, sections, onAction, ...rest }: ContextMenuProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [point, setPoint] = useState<Point | null>(null);
  const opener = useRef<HTMLElement>(null);
  const open = (at: Point) => {
    opener.current = document.activeElement as HTMLElement | null;
    setPoint(at);
  };
  const close = () => {
    setPoint(null);
    opener.current?.focus();
  };
  const longPress = useLongPress(open);
  return (
    <>
      {/* The element only listens for what comes up from the focusable things inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        {...rest}
        {...longPress}
        onContextMenu={(event) => {
          event.preventDefault();
          const isByKeyboard = event.clientX === 0 && event.clientY === 0;
          open(isByKeyboard ? below(event.target) : { left: event.clientX, top: event.clientY });
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (event.key !== 'ContextMenu' && !(event.shiftKey && event.key === 'F10')) return;
          event.preventDefault();
          open(below(event.target));
        }}
      >
        {children}
      </div>
      <Anchor ref={anchor} aria-hidden="true" style={point ?? undefined} />
      <MenuSurface
        triggerRef={anchor}
        aria-label={label}
        placement="bottom start"
        offset={0}
        isOpen={point !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) close();
        }}
      >
        <MenuList autoFocus="first" onClose={close} label={label} sections={sections} onAction={onAction} />
      </MenuSurface>
    </>
  );
}

/** Where the menu of a focused element opens: at its lower left corner. */
function below(target: EventTarget): Point {
  const { left, bottom } = (target as Element).getBoundingClientRect();
  return { left, top: bottom };
}

const Anchor = styled.span`
  position: fixed;
  width: 1px;
  height: 1px;
  pointer-events: none;
`;
