import { useState } from 'react';
import type { ReactElement } from 'react';
import { useFocusVisible } from 'react-aria/useFocusVisible';
import { MenuTrigger } from 'react-aria-components/Menu';
import type { PopoverProps } from 'react-aria-components/Popover';
import { useOpenAtFirst } from '../Deferred/useOpenAtFirst.ts';
import { MenuList } from './MenuList.tsx';
import type { MenuSection } from './MenuList.tsx';
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

/** Entries behind a button. Arrow keys move, letters find, Escape closes. */
export function Menu({ trigger, label, sections, onAction, isOpenAtFirst = false, ...rest }: MenuProps) {
  const { isOpen, onOpenChange } = useOpenAtFirst(isOpenAtFirst);
  const { isFocusVisible } = useFocusVisible();
  // The press that fetched it was not the menu's own: later ones give the focus to an entry by themselves.
  const [isByKeyboard, setIsByKeyboard] = useState(isOpenAtFirst && isFocusVisible);
  return (
    <MenuTrigger
      isOpen={isOpen}
      onOpenChange={(next) => {
        setIsByKeyboard(false);
        onOpenChange(next);
      }}
    >
      {trigger}
      <MenuSurface placement="bottom end" {...rest}>
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
