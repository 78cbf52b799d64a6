/**
 * Does work while no other tab of the device does work of that name; returns null where another tab is at it. Browsers have
 * locks only on a secure connection and may refuse them; then it does the work at once.
 */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  let isBegun = false;
  function begin(): Promise<T> {
    isBegun = true;
    return work();
  }
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? begin() : null));
  } catch (error) {
    // Where the work itself has failed, it is not done twice.
    if (isBegun) throw error;
    return work();
  }
}
