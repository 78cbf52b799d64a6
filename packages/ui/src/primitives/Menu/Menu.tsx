import { useLayoutEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { useFocusVisible } from 'react-aria/useFocusVisible';
import { MenuTrigger } from 'react-aria-components/Menu';
import type { PopoverProps } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { useInitiallyOpen } from '../Deferred/useInitiallyOpen.ts';
import { MenuList } from './MenuList.tsx';
import type { MenuSection } from './MenuEntry.tsx';
import { MenuSurface } from './MenuSurface.tsx';

/** Other props of react-aria's popover are passed to the root element. */
export interface MenuProps extends Omit<PopoverProps, 'children' | 'trigger' | 'isOpen' | 'defaultOpen'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Name of the menu for assistive technology. */
  label: string;
  /** The entries of the menu. */
  sections: readonly MenuSection[];
  /** Called with the id of an entry without `href` when the user activates it. */
  onAction?: (id: string) => void;
  /** Whether it is open when it first renders. Default false. */
  isInitiallyOpen?: boolean;
}

/**
 * A menu behind a button. Arrow keys move, typed letters find an entry, Escape closes. It does not make the rest of the
 * page inert: the browser would recompute all styles for that, which on slow devices takes longer than the menu itself.
 */
export function Menu({ trigger, label, sections, onAction, isInitiallyOpen = false, ...rest }: MenuProps) {
  const { isOpen, onOpenChange } = useInitiallyOpen(isInitiallyOpen);
  const { isFocusVisible } = useFocusVisible();
  // The key press that loaded the code did not reach react-aria, so the first entry must be focused here; react-aria
  // handles later key presses.
  const [isByKeyboard, setIsByKeyboard] = useState(isInitiallyOpen && isFocusVisible);
  const change = (next: boolean) => {
    setIsByKeyboard(false);
    onOpenChange(next);
  };
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={change}>
      {trigger}
      <MenuSurface placement="bottom end" isNonModal {...rest}>
        {/* Only for pointers: keyboard users have Escape. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <PageAtRest />
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

/**
 * Keeps the page from scrolling while a menu is open, because react-aria closes a menu when its page scrolls. The page's
 * padding for its bars, which do not cover a menu, would scroll it when an entry beside a bar gets the focus; and
 * react-aria leaves Home and End also to the page.
 */
function PageAtRest() {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('scroll-padding-block', '0');
    const end = new AbortController();
    document.addEventListener('keydown', keepFromPage, end);
    return () => {
      end.abort();
      style.removeProperty('scroll-padding-block');
    };
  }, []);
  return null;
}

function keepFromPage(event: KeyboardEvent): void {
  if (event.key === 'Home' || event.key === 'End') event.preventDefault();
}

/* A press outside only closes the menu. The focus stays inside until then, so that it returns to the button. */
const Outside = styled.div`
  position: fixed;
  inset: 0;
  z-index: -1;
  touch-action: none;
`;
