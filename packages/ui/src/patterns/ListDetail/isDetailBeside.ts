/** Whether a detail appears beside the list and does not replace it: the window is at least 1024 px wide. */
export function isDetailBeside(): boolean {
  return window.matchMedia('(width >= 1024px)').matches;
}
