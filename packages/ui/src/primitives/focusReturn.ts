/** Returns whether no visible element has the focus, because the focused element was removed or hidden. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  // Browsers remove the focus from a hidden element only in the next frame.
  return !activeElement || activeElement === body || activeElement.getClientRects().length === 0;
}

/**
 * Calls back after a dialog or menu that is closing now has returned the focus to its opener, which happens one frame
 * after its removal.
 */
export function afterFocusReturn(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

/**
 * Returns the focus after a dialog or menu that is closing now, for cases where it cannot do so itself: its opener was
 * in another closed dialog or menu, or is removed by the action. If the user has moved the focus meanwhile, it stays.
 *
 * @param findPlace returns the element to focus, called after everything has closed; null for none
 */
export function returnFocus(findPlace: () => HTMLElement | null): void {
  afterFocusReturn(() => {
    const place = findPlace();
    // A dialog below recovers a lost focus itself, before or after this.
    if (place && (isFocusLost() || document.activeElement?.contains(place)))
      place.focus({ preventScroll: true });
  });
}
