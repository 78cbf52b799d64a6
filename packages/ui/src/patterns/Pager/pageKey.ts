import type { KeyboardEvent } from 'react';

const directions: Record<string, 'previous' | 'next'> = { ArrowLeft: 'previous', ArrowRight: 'next' };

const roles =
  'textbox searchbox combobox listbox menu menubar radiogroup slider spinbutton tablist tree grid treegrid';

/** The selector of elements that use the left and right arrow keys themselves. */
const widgets = [
  'input:not([type="button"], [type="checkbox"], [type="reset"], [type="submit"])',
  'textarea, select, audio, video, [contenteditable="true"], [role="application"]',
  ...roles.split(' ').map((role) => `[role="${role}"]`),
].join(', ');

/**
 * Returns the page that an arrow key turns to; null for other keys, with a modifier, and in elements that use the arrow
 * keys themselves.
 */
export function pageKey(event: KeyboardEvent<HTMLElement>): 'previous' | 'next' | null {
  const { target, currentTarget } = event;
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (isModified || event.defaultPrevented || !(target instanceof Element)) return null;
  if (!currentTarget.contains(target) || target.closest(widgets)) return null;
  return directions[event.key] ?? null;
}
