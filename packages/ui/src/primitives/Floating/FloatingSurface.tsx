import type { ComponentProps } from 'react';
import { useMemo } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { returnFocus } from '../focusReturn.ts';

/** All props are passed to react-aria's popover. */
export type FloatingSurfaceProps = ComponentProps<typeof Popover>;

/**
 * A floating surface beside the element that opened it: for menus, options and calendars. It sets no width. If it
 * closes while it has the focus, the focus returns to the element that had it before.
 */
export function FloatingSurface({ ref, ...rest }: FloatingSurfaceProps) {
  // A new ref callback would take the element that is focused now for the opener.
  const root = useMemo(() => mergeRefs(ref, keepOpener), [ref]);
  return <Root {...rest} ref={root} />;
}

/**
 * Remembers the opener of a surface. React-aria returns the focus only if no element has it, but a dialog below that
 * recovers a lost focus may be faster. This runs before the surface takes the focus, and its cleanup before the surface
 * leaves the document.
 */
function keepOpener(surface: HTMLElement | null) {
  const opener = document.activeElement;
  return () => {
    // The user has moved the focus, or it was never inside, as with the options of a combo box.
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
  --color-skeleton: var(--color-skeleton-floating);
`;
