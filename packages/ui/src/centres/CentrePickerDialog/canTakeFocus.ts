/** Returns whether the region may take the focus: the focus is nowhere, or on an element that contains the region. */
export function canTakeFocus(region: HTMLElement): boolean {
  return document.activeElement?.contains(region) ?? true;
}
