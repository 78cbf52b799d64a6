/** How many people the manager's centre has: one more than may be shown. */
export const crowdSize = 1001;

/** Reference of somebody of the manager's centre, by the place in it. */
export function crowdRef(index: number): string {
  return String(5_000_000 + index).padStart(8, '0');
}
