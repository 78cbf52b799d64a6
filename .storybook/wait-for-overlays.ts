/** The style of react-aria on overlays that are not positioned yet. */
const hidden = '[style*="mask-image"]';

/** The most milliseconds until the overlays are visible: a busy machine draws slowly. */
const longestMs = 15_000;

/**
 * Waits until dialogs, menus and popovers are visible: react-aria adds them hidden and shows them when their position
 * is known, which takes a while on a busy machine.
 *
 * @throws Error with the overlays that stay hidden
 */
export async function waitForOverlays(): Promise<void> {
  const end = performance.now() + longestMs;
  while (document.querySelector(hidden)) {
    if (performance.now() > end) throw new Error(`These overlays stay hidden:\n${hiddenOverlays()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Returns the beginning of each hidden overlay: its tag, attributes and first content. */
function hiddenOverlays(): string {
  return [...document.querySelectorAll(hidden)].map(({ outerHTML }) => outerHTML.slice(0, 400)).join('\n');
}
