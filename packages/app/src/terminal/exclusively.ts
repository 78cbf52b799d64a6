/**
 * Runs work while no other tab of the device runs work of that name; returns null if another tab does. Browsers
 * have locks only on a secure connection and may refuse them; then the work runs immediately.
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
    // If the work itself has failed, it is not repeated.
    if (isBegun) throw error;
    return work();
  }
}
