/** Milliseconds without a frame after which the tab is brought to the front. */
const patienceMs = 500;

/** The most milliseconds until a frame: a busy machine draws slowly. */
const longestMs = 30_000;

/**
 * Waits for the next frame. The browser may not draw a tab in the background: in a test run the tab is brought to the front
 * if no frame comes.
 *
 * @throws Error if the browser draws no frame
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => void globalThis.bringToFront?.(), patienceMs);
    const limit = setTimeout(
      () => reject(new Error(`The browser has drawn no frame for ${longestMs / 1000} s.`)),
      longestMs,
    );
    requestAnimationFrame(() => {
      clearTimeout(patience);
      clearTimeout(limit);
      resolve();
    });
  });
}
