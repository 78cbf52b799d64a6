/**
 * Makes a box focusable while its content overflows, so that keyboard users can scroll it with the arrow keys.
 *
 * @param box the scrolling element; null does nothing, so that this function can be used as a `ref`
 */
export function focusableIfScrolling(box: HTMLElement | null): void {
  if (!box) return;
  if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
  else box.removeAttribute('tabindex');
}
