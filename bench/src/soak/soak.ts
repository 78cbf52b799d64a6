import { readFootprint } from './footprint.ts';
import type { Reading, Soak } from './growth.ts';
import type { OpenApplication } from './open-application.ts';
import { personAt } from './person.ts';
import type { Screen } from './screens/screen.ts';

/** The cycles after which the resources are read. The last reading is compared with the first. */
export const whole: readonly number[] = [20, 40, 60];

/** A short run of a minute: growth in every cycle is visible after twelve more cycles too. */
export const quick: readonly number[] = [8, 20];

/**
 * Repeats the cycle of a screen in one page load and reads the resources of the page.
 *
 * @throws Error with the screen and the cycle if a step of the cycle fails
 */
export async function soak(
  application: OpenApplication,
  { name, cycle }: Screen,
  readAfter: readonly number[],
): Promise<Soak> {
  const readings: Reading[] = [];
  await application.reload();
  for (let turn = 0; turn < (readAfter.at(-1) ?? 0); turn++) {
    try {
      await cycle(personAt(application, turn));
    } catch (error) {
      throw new Error(`${name} failed in cycle ${turn + 1}.`, { cause: error });
    }
    const cycles = turn + 1;
    if (!readAfter.includes(cycles)) continue;
    await application.rest();
    readings.push({ cycles, ...(await readFootprint(application.session)) });
  }
  return { screen: name, readings };
}
