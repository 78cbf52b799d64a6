/** The longest time between the taps of a double tap, in milliseconds. */
const doubleTapMs = 400;

/**
 * Ignores the second click of a double click or double tap. Called in the handler of a press that replaces the pressed
 * element: the second click would press what appears at the same place.
 */
export function ignoreSecondClick(): void {
  const pressedAt = performance.now();
  const { body } = document;
  function meet(event: PointerEvent | MouseEvent): void {
    // Some browsers do not count taps.
    const isTap = 'pointerType' in event && event.pointerType === 'touch';
    const isSecond = event.detail > 1 || (isTap && performance.now() - pressedAt < doubleTapMs);
    if (!isSecond) return body.removeEventListener('click', meet, true);
    event.preventDefault();
    event.stopPropagation();
  }
  // On the body: a button that is held down listens on the document for its click.
  body.addEventListener('click', meet, true);
}
