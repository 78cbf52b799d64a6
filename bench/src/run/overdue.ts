/** Something did not end in the time that it was given. */
export class Overdue extends Error {}

/**
 * Waits for work no longer than the given milliseconds. The work itself goes on: whoever waits for it has to put an end
 * to what it stands on.
 *
 * @throws {Overdue} when the time is over
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
