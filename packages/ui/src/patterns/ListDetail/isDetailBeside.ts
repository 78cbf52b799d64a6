/** Whether a detail has its place beside the list now, and does not take the list's: the window is 1024 px wide or more. */
export function isDetailBeside(): boolean {
  return window.matchMedia('(width >= 1024px)').matches;
}
