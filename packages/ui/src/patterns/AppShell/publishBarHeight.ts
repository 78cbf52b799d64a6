import { onResize } from '../../primitives/onResize.ts';

/** The custom property with the height of the header of the product. */
const barHeight = '--app-bar-height';

/**
 * Sets `--app-bar-height` of the document to the height of the header, so that sticky content and scrolled elements stay
 * below it: see `--header-height`. Pass it as the `ref` of the header.
 */
export function publishBarHeight(header: HTMLElement | null): (() => void) | undefined {
  if (!header) return undefined;
  const { style } = document.documentElement;
  const stop = onResize([header], () => style.setProperty(barHeight, `${header.offsetHeight}px`));
  return () => {
    stop();
    style.removeProperty(barHeight);
  };
}
