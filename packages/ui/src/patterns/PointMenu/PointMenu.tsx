import type { ComponentProps } from 'react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { MenuItem } from '../../primitives/Menu/MenuEntry.tsx';
import { MenuList } from '../../primitives/Menu/MenuList.tsx';
import { MenuSurface } from '../../primitives/Menu/MenuSurface.tsx';

/** Other props of the surface go to the root. */
export interface PointMenuProps extends Omit<ComponentProps<typeof MenuSurface>, 'children' | 'isOpen'> {
  /** The accessible name of the menu. */
  label: string;
  /** The entries. */
  items: readonly MenuItem[];
  /** The point at which the menu opens, in pixels from the top left corner of the window. */
  point: { left: number; top: number };
  /** Called when the user chooses an entry. The parent closes the menu. */
  onAction: (id: string) => void;
  /** Called when the user closes the menu without a choice. */
  onClose: () => void;
}

/** A context menu. Open while it is rendered; the first entry has the focus. */
export function PointMenu({ label, items, point, onAction, onClose, ...rest }: PointMenuProps) {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <>
      <Place ref={place} aria-hidden="true" style={point} />
      <MenuSurface
        isOpen
        triggerRef={place}
        aria-label={label}
        placement="bottom start"
        offset={0}
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        {...rest}
      >
        <MenuList autoFocus="first" label={label} sections={[{ label, items }]} onAction={onAction} />
      </MenuSurface>
    </>
  );
}

const Place = styled.span`
  position: fixed;
  width: 1px;
  height: 1px;
  pointer-events: none;
`;
