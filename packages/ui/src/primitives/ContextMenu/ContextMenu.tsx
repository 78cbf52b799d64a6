import type { ComponentProps, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { MenuSection } from '../Menu/MenuEntry.tsx';
import { MenuList } from '../Menu/MenuList.tsx';
import { MenuSurface } from '../Menu/MenuSurface.tsx';
import { useLongPress } from './useLongPress.ts';

/** Other props are passed to the root element, which contains `children`. */
export interface ContextMenuProps extends Omit<ComponentProps<'div'>, 'onContextMenu'> {
  /** The content that the menu belongs to. */
  children: ReactNode;
  /** Name of the menu for assistive technology. */
  label: string;
  /** The entries of the menu. */
  sections: readonly MenuSection[];
  /** Called with the id of an entry without `href` when the user activates it. */
  onAction: (id: string) => void;
}

interface Point {
  left: number;
  top: number;
}

/**
 * A menu that opens by a right click, a long press, the menu key or Shift+F10 on its content. Every action in it must
 * also be available elsewhere, visibly.
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
      {/* The element only handles events that bubble up from focusable elements inside. */}
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

/** Returns the lower left corner of an element, where a menu opened by keyboard appears. */
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
