import { readFootprint } from './footprint.ts';
import type { Reading, Soak } from './growth.ts';
import type { OpenApplication } from './open-application.ts';
import { personAt } from './person.ts';
import type { Screen } from './screens/screen.ts';

/** After how many cycles what a page holds is read; the first reading is what the last is compared with. */
export const whole: readonly number[] = [20, 40, 60];

/** The same in a minute: what is kept of every cycle shows after twelve more too. */
export const quick: readonly number[] = [8, 20];

/**
 * Does a screen's cycle again and again in one page load, and reads what the page holds.
 *
 * @throws Error what the page did not show, with the screen and the cycle
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
