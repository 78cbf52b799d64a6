/** Thrown when work did not finish in time. */
export class Overdue extends Error {}

/**
 * Waits for work at most the given milliseconds. The work itself continues: the caller must stop it, for example by
 * closing its browser.
 *
 * @throws {Overdue} if the work did not finish in time
 */
export async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Overdue(`Not done in ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
