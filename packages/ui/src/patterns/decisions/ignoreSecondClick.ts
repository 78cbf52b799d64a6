/** The longest time between the taps of a double tap, in milliseconds. */
const doubleTapMs = 400;

/**
 * Ignores the second click of a double click or double tap. Call it in the handler of a press that removes the pressed
 * element, because the second click would press the element that appears at the same place.
 */
export function ignoreSecondClick(): void {
  const pressedAt = performance.now();
  const { body } = document;
  function meet(event: PointerEvent | MouseEvent): void {
    // Some browsers do not set `detail` for taps.
    const isTap = 'pointerType' in event && event.pointerType === 'touch';
    const isSecond = event.detail > 1 || (isTap && performance.now() - pressedAt < doubleTapMs);
    if (!isSecond) return body.removeEventListener('click', meet, true);
    event.preventDefault();
    event.stopPropagation();
  }
  // On the body, because react-aria listens on the document for the click of a pressed button.
  body.addEventListener('click', meet, true);
}
