import type { ComponentProps } from 'react';
import { useMemo } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { returnFocus } from '../focusReturn.ts';

/** Everything goes to react-aria's popover. */
export type FloatingSurfaceProps = ComponentProps<typeof Popover>;

/**
 * What floats beside the thing that opened it: menus, options, calendars. It sets no width. Where it goes with the focus,
 * what had the focus before gets it back.
 */
export function FloatingSurface({ ref, ...rest }: FloatingSurfaceProps) {
  // Another one would take what is focused now for what has opened it.
  const root = useMemo(() => mergeRefs(ref, keepOpener), [ref]);
  return <Root {...rest} ref={root} />;
}

/**
 * React-aria gives the focus back only where nobody has it: a dialog below that takes a lost focus may be quicker. This
 * runs before anything in the surface takes the focus, and what it returns before the surface leaves the page.
 */
function keepOpener(surface: HTMLElement | null) {
  const opener = document.activeElement;
  return () => {
    // Somebody has moved on, or the focus was never in it, as with the options of a combo box.
    if (!surface?.contains(document.activeElement)) return;
    returnFocus(() => (opener instanceof HTMLElement && opener.isConnected ? opener : null));
  };
}

const Root = styled(Popover)`
  overflow: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-large);
  background: var(--color-surface-floating);
  box-shadow: var(--elevation-2);
  --surface-behind: var(--color-surface-floating);
`;
