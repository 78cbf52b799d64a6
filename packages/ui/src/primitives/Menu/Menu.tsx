import { useState } from 'react';
import type { ReactElement } from 'react';
import { useFocusVisible } from 'react-aria/useFocusVisible';
import { MenuTrigger } from 'react-aria-components/Menu';
import type { PopoverProps } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { useOpenAtFirst } from '../Deferred/useOpenAtFirst.ts';
import { MenuList } from './MenuList.tsx';
import type { MenuSection } from './MenuEntry.tsx';
import { MenuSurface } from './MenuSurface.tsx';

/** Everything else of react-aria's popover goes to the root, the surface that opens. */
export interface MenuProps extends Omit<PopoverProps, 'children' | 'trigger' | 'isOpen' | 'defaultOpen'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Name of the menu for assistive technology. */
  label: string;
  /** Its entries. */
  sections: readonly MenuSection[];
  /** An entry without an address was chosen. */
  onAction?: (id: string) => void;
  /** It is open when it first appears. Default false. */
  isOpenAtFirst?: boolean;
}

/**
 * Entries behind a button. Arrow keys move, letters find, Escape closes. It does not make the page around it inert:
 * a browser would reckon the styles of everything anew for that, which takes a slow one longer than the menu itself.
 */
export function Menu({ trigger, label, sections, onAction, isOpenAtFirst = false, ...rest }: MenuProps) {
  const { isOpen, onOpenChange } = useOpenAtFirst(isOpenAtFirst);
  const { isFocusVisible } = useFocusVisible();
  // The press that fetched it was not the menu's own: later ones give the focus to an entry by themselves.
  const [isByKeyboard, setIsByKeyboard] = useState(isOpenAtFirst && isFocusVisible);
  const change = (next: boolean) => {
    setIsByKeyboard(false);
    onOpenChange(next);
  };
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={change}>
      {trigger}
      <MenuSurface placement="bottom end" isNonModal {...rest}>
        {/* For pointers alone: keys have Escape. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <Outside onMouseDown={(event) => event.preventDefault()} onClick={() => change(false)} />
        <MenuList
          label={label}
          sections={sections}
          onAction={onAction}
          {...(isByKeyboard && { autoFocus: 'first' })}
        />
      </MenuSurface>
    </MenuTrigger>
  );
}

/* A press beside the menu closes it and does nothing else; the focus stays in the menu, from where it goes back. */
const Outside = styled.div`
  position: fixed;
  inset: 0;
  z-index: -1;
  touch-action: none;
`;
