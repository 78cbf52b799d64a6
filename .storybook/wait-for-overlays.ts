/** As react-aria hides what has not entered yet. */
const hidden = '[style*="mask-image"]';
const longestMs = 2000;

/**
 * Waits until dialogs, menus and popovers are in sight: react-aria puts them into the page hidden and shows them once it
 * knows where they stand, which takes a busy machine a while.
 */
export async function waitForOverlays(): Promise<void> {
  const end = performance.now() + longestMs;
  while (document.querySelector(hidden) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 10));
}
