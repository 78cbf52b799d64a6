import type { Person } from '../person.ts';
import type { Screen } from './screen.ts';

/** How far the clock moves in a cycle, in milliseconds: 60 cycles are half an hour. */
const stepMs = 30_000;

/** The validity of a token in seconds: a session of half an hour renews it more than ten times. */
export const longSessionTokenSeconds = 120;

/** Moves on in one cycle and back in the next, so that all cycles show the same pages. */
async function turn({ turnPage, turn: cycle }: Person, unit: 'month' | 'week'): Promise<void> {
  await turnPage(`${cycle % 2 === 0 ? 'Next' : 'Previous'} ${unit}`);
}

/** Half an hour of a session under a moved clock: renewals, month changes and paging. */
export const longSession: Screen = {
  name: 'long-session',
  movesClock: true,
  async cycle(person) {
    const { page, enter, leave, pressButton } = person;
    await page.clock.runFor(stepMs);
    await enter('My plan');
    await turn(person, 'month');
    await enter('Department plan');
    if (person.turn === 0) await pressButton('Week');
    await page.getByRole('button', { name: 'Next week' }).waitFor();
    await turn(person, 'week');
    await enter('Requests to approve');
    const list = page.getByRole('grid', { name: 'Requests to approve' });
    await list.getByRole('row').first().focus();
    for (const key of ['PageDown', 'PageDown', 'End', 'Home']) await page.keyboard.press(key);
    await leave();
  },
};
