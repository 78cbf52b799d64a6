/** Nobody means two places within that time with a finger, in milliseconds. */
const doubleTapMs = 400;

/**
 * To be called where what was pressed gives its place to something else: the second press of a double click, which was
 * meant for it as well, is ignored.
 */
export function ignoreSecondClick(): void {
  const pressedAt = performance.now();
  const { body } = document;
  function meet(event: PointerEvent | MouseEvent): void {
    // Not every browser counts taps.
    const isTap = 'pointerType' in event && event.pointerType === 'touch';
    const isSecond = event.detail > 1 || (isTap && performance.now() - pressedAt < doubleTapMs);
    if (!isSecond) return body.removeEventListener('click', meet, true);
    event.preventDefault();
    event.stopPropagation();
  }
  // Below the document, where a button that was pressed down learns that its click has come.
  body.addEventListener('click', meet, true);
}
