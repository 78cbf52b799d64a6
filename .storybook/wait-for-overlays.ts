/** The style of react-aria on overlays that are not positioned yet. */
const hidden = '[style*="mask-image"]';
const longestMs = 2000;

/**
 * Waits until dialogs, menus and popovers are visible: react-aria adds them hidden and shows them when their position
 * is known, which takes a while on a busy machine.
 */
export async function waitForOverlays(): Promise<void> {
  const end = performance.now() + longestMs;
  while (document.querySelector(hidden) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 10));
}
