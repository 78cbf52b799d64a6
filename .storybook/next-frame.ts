const longestMs = 500;

/**
 * Waits for the next frame, at most half a second: on a busy machine a tab may get no frame for long, and a screenshot
 * draws it anyway.
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, longestMs);
    requestAnimationFrame(() => {
      clearTimeout(limit);
      resolve();
    });
  });
}
