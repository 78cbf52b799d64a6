/**
 * Returns the topmost element at a point of the window, in pixels; null for none, as everywhere in the document of a test without
 * layout (jsdom).
 */
export function elementAtPoint(left: number, top: number): Element | null {
  return 'elementFromPoint' in document ? document.elementFromPoint(left, top) : null;
}
