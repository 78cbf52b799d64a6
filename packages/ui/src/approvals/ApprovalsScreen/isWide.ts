/** Whether list and detail stand beside each other, so that moving in the list shows the detail. */
export function isWide(): boolean {
  return window.matchMedia('(width >= 1024px)').matches;
}
