/** Under this name the shell says how much of the window its bar takes at the top. */
const barHeight = '--app-bar-height';

/**
 * Tells the shell how high its bar is with what stands below it: what sticks to the top of a screen stands under both. To
 * be given as the `ref` of what stands in the bar.
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
