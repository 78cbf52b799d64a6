/** Whether the focus is nowhere, or on something that the region stands in: then it may be taken there. */
export function canTakeFocus(region: HTMLElement): boolean {
  return document.activeElement?.contains(region) ?? true;
}
