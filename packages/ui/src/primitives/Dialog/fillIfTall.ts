import { onResize } from '../onResize.ts';

/** The part of the window's height from which a dialog takes the full height. */
const tallFrom = 0.6;

/**
 * Sets `data-tall` on a dialog that is taller than 60% of the window. It stays when the content gets shorter: the buttons of
 * the footer do not move under the pointer.
 *
 * @param dialog the root of a dialog with a footer; pass this function as its `ref`
 */
export function fillIfTall(dialog: HTMLElement | null): (() => void) | undefined {
  if (!dialog) return undefined;
  const measure = () => {
    if (dialog.offsetHeight > tallFrom * window.innerHeight) dialog.setAttribute('data-tall', 'true');
  };
  const measureAgain = () => {
    dialog.removeAttribute('data-tall');
    measure();
  };
  const stop = onResize([dialog], measure);
  window.addEventListener('resize', measureAgain);
  measure();
  return () => {
    stop();
    window.removeEventListener('resize', measureAgain);
  };
}
