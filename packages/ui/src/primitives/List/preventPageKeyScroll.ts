import type { KeyboardEvent } from 'react';

/** The focus goes a page on by itself; were the browser to scroll as well, it would be out of sight. */
export function preventPageKeyScroll(event: KeyboardEvent): void {
  if (event.key === 'PageUp' || event.key === 'PageDown') event.preventDefault();
}
