/** Whether nothing that can be seen has the focus: what had it has gone, or something else has taken its place. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document;
  // Browsers take the focus from what has been hidden only when they draw the next frame.
  return !activeElement || activeElement === body || activeElement.getClientRects().length === 0;
}

/**
 * Calls back when a dialog or menu that closes now has given the focus back to what opened it, if that is still there:
 * it does so one frame after it has gone.
 */
export function afterFocusReturn(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

/**
 * Brings the focus back after a dialog or menu that closes now, where that cannot do it: it was opened from another one
 * that has gone, or its button goes with what was done. A focus that somebody has moved on meanwhile stays.
 *
 * @param findPlace finds the element that gets it, once everything has closed; null for none
 */
export function returnFocus(findPlace: () => HTMLElement | null): void {
  afterFocusReturn(() => {
    const place = findPlace();
    // A dialog below takes a lost focus itself, before or after this.
    if (place && (isFocusLost() || document.activeElement?.contains(place)))
      place.focus({ preventScroll: true });
  });
}
