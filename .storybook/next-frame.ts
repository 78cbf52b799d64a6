const longestMs = 500;

/**
 * Waits until the page has been drawn once more. A tab that a busy machine gives no frame for long is not waited for: a
 * screenshot draws it anyway.
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
