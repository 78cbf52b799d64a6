import type { KeyboardEvent } from 'react';

/**
 * Prevents the browser from scrolling on Page Up and Page Down: the list moves the focus by a page itself, and a second
 * scroll would move it out of view.
 */
export function preventPageKeyScroll(event: KeyboardEvent): void {
  if (event.key === 'PageUp' || event.key === 'PageDown') event.preventDefault();
}
