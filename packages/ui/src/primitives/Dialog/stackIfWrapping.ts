/**
 * Stands buttons one below the other, each as wide as their box, where they do not all fit beside each other: marks the
 * box with `data-stacked`.
 *
 * @param box holds the buttons in a row that wraps; serves as a `ref`
 */
export function stackIfWrapping(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const place = () => {
    box.removeAttribute('data-stacked');
    const buttons = [...box.querySelectorAll<HTMLElement>(':scope > button')];
    box.toggleAttribute(
      'data-stacked',
      buttons.some(({ offsetTop }) => offsetTop !== buttons[0]?.offsetTop),
    );
  };
  const observer = new ResizeObserver(place);
  observer.observe(box);
  place();
  return () => observer.disconnect();
}
