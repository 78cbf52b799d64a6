/**
 * Calls back when elements change their sizes, and once when it begins. In the document of a test without layout (jsdom) no
 * size changes.
 *
 * @returns a function that stops it
 */
export function onResize(elements: Iterable<Element>, callback: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(callback);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
