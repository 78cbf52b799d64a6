/**
 * Lets whoever has no pointer scroll with the arrow keys: a box that holds more than it shows takes the focus.
 *
 * @param box the scrolling element; nothing happens without one, so that this serves as a `ref`
 */
export function focusableIfScrolling(box: HTMLElement | null): void {
  if (!box) return;
  if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}
