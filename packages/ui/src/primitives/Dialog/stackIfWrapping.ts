import { onResize } from '../onResize.ts';

/**
 * Sets `data-stacked` on a row of buttons while they do not fit in one line, so that styles can stack them. Buttons of equal
 * widths do not fit if the label of one is wider than its button.
 *
 * @param box the wrapping flex row, whose labels do not wrap; pass this function as its `ref`
 */
export function stackIfWrapping(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const place = () => {
    box.removeAttribute('data-stacked');
    const buttons = [...box.querySelectorAll<HTMLElement>(':scope > button')];
    box.toggleAttribute(
      'data-stacked',
      buttons.some(
        (button) => button.offsetTop !== buttons[0]?.offsetTop || button.scrollWidth > button.clientWidth,
      ),
    );
  };
  const stop = onResize([box], place);
  // Labels change while the dialog is open, for example to "Check again".
  const changes = new MutationObserver(place);
  changes.observe(box, { childList: true, characterData: true, subtree: true });
  place();
  return () => {
    stop();
    changes.disconnect();
  };
}
