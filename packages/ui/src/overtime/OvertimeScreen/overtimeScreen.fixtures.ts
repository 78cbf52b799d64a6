import { overtimeRows } from '@selfservice/mock-server/overtime/overtime-rows';
import { createElement, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { StoryBackend } from '../../../../../.storybook/backend.ts';
import type { OvertimeScreenProps } from './OvertimeScreen.tsx';
import { OvertimeScreen } from './OvertimeScreen.tsx';

/** What every story of the screen begins with: an employee with one overtime to decide about. */
export const overtimeMeta = {
  component: OvertimeScreen,
  render: renderAtAnAddress,
  decorators: [inMain],
  args: { openId: null as number | null, onOpen: fn(), backHref: '/dashboard' },
};

const leaving = 'leave-the-screen';

/** Plays the address of the application. */
function AtAnAddress(args: OvertimeScreenProps): ReactElement | null {
  const [openId, setOpenId] = useState(args.openId);
  const [isThere, setIsThere] = useState(true);
  useEffect(() => {
    const turn = () => setIsThere((was) => !was);
    window.addEventListener(leaving, turn);
    return () => window.removeEventListener(leaving, turn);
  }, []);
  const screenProps: OvertimeScreenProps = {
    ...args,
    openId,
    onOpen: (next) => {
      setOpenId(next);
      args.onOpen(next);
    },
  };
  return isThere ? createElement(OvertimeScreen, screenProps) : null;
}

function renderAtAnAddress(args: OvertimeScreenProps): ReactElement {
  return createElement(AtAnAddress, args);
}

function inMain(Story: () => ReactElement): ReactElement {
  return createElement('main', { style: { padding: 16 } }, Story());
}

/** Leads to another screen, or from there back to this one. */
export function leaveTheScreen(): void {
  window.dispatchEvent(new Event(leaving));
}

/** Waits until an overtime stands in the list. */
export async function rowOf(name: RegExp): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getByRole('row', { name })).toBeVisible());
  return screen.getByRole('row', { name });
}

/** The one that waits for the employee. */
export const waitingRow = /Overtime to be paid, Pending$/;

/** Opens the one that waits, and decides. */
export async function decide(button: 'Approve' | 'Deny'): Promise<void> {
  await userEvent.click(await rowOf(waitingRow));
  await userEvent.click(await screen.findByRole('button', { name: button }));
}

/** Number of the one that waits for the employee. */
const waitingId = 60_001;

/** Where an overtime stands in the backend. */
export function stateOf({ database }: StoryBackend, id = waitingId): string | undefined {
  return overtimeRows(database).get(id)?.state;
}

/** Lets somebody else decide meanwhile. */
export function decideElsewhere({ database }: StoryBackend, state: 'approved' | 'denied'): void {
  const row = overtimeRows(database).get(waitingId);
  if (!row) throw new Error(`There is no overtime ${waitingId}.`);
  overtimeRows(database).set(waitingId, { ...row, state });
}

/** The time in which a decision can be taken back runs out. */
export function letTimeRunOut({ clock }: StoryBackend): void {
  clock.advance(6000);
}
