/** The custom property with the height of the app bar. */
const barHeight = '--app-bar-height';

/**
 * Sets `--app-bar-height` of the shell to the height of its whole header, so that sticky content of a screen stays below
 * it. Pass it as the `ref` of an element inside the header.
 */
export function publishBarHeight(element: HTMLElement | null): (() => void) | undefined {
  const bar = element?.closest('header');
  const shell = bar?.parentElement;
  if (!bar || !shell) return undefined;
  const observer = new ResizeObserver(() => shell.style.setProperty(barHeight, `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    shell.style.removeProperty(barHeight);
  };
}
