/**
 * Sets `data-stacked` on a row of buttons while they do not fit in one line, so that styles can stack them.
 *
 * @param box the wrapping flex row; pass this function as its `ref`
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
