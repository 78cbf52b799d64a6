import { overtimeRows } from '@selfservice/mock-server/overtime/overtime-rows';
import { fn, screen, userEvent } from 'storybook/test';
import type { StoryBackend } from '#storybook/backend.ts';
import { inMain } from '#storybook/decorators/inMain.tsx';
import { atAnAddress, rowOf } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { OvertimeScreen } from './OvertimeScreen.tsx';

/** Meta of the screen's stories: an employee with one overtime to decide. */
export const overtimeMeta = {
  component: OvertimeScreen,
  render: atAnAddress(OvertimeScreen, { onOpen: (openId) => ({ openId }) }),
  decorators: [inMain],
  args: { openId: null as number | null, onOpen: fn(), backHref: '/dashboard' },
};

/** The row of the overtime that the employee can decide. */
export const waitingRow = /Overtime to be paid, Pending$/;

/** Opens the pending overtime and decides it. */
export async function decide(button: 'Approve' | 'Reject'): Promise<void> {
  await userEvent.click(await rowOf(waitingRow));
  await userEvent.click(await screen.findByRole('button', { name: button }));
}

/** The id of the pending overtime. */
const waitingId = 60_001;

/** Returns the state of an overtime in the backend. */
export function stateOf({ database }: StoryBackend, id = waitingId): string | undefined {
  return overtimeRows(database).get(id)?.state;
}

/** Decides the overtime in another session. */
export function decideElsewhere({ database }: StoryBackend, state: 'approved' | 'denied'): void {
  const row = overtimeRows(database).get(waitingId);
  if (!row) throw new Error(`There is no overtime ${waitingId}.`);
  overtimeRows(database).set(waitingId, { ...row, state });
}

/** Lets the time to undo a decision run out. */
export function letTimeRunOut({ clock }: StoryBackend): void {
  clock.advance(6000);
}
