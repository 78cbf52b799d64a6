/**
 * Scrolls until an element is visible; can be used as a `ref`. Does nothing in the document of a test that cannot scroll (jsdom).
 *
 * @param element the element; null does nothing
 * @param block its position in the scrolled box. Default the nearest one
 */
export function scrollToElement(element: Element | null, block: 'nearest' | 'center' = 'nearest'): void {
  if (element && 'scrollIntoView' in element) element.scrollIntoView({ block });
}
