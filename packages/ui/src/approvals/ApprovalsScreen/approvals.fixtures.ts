import { createElement, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { ApprovalsScreenProps } from './ApprovalsScreen.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import type { StoryBackend } from '../../../../../.storybook/backend.ts';

/** What every story of the screen begins with: an approver with eight requests. */
export const approvalsMeta = {
  component: ApprovalsScreen,
  render: renderAtAnAddress,
  decorators: [inMain],
  args: {
    agenda: 'requests' as ApprovalsScreenProps['agenda'],
    personRef: '0001002',
    isPendingOnly: true,
    onPendingOnlyChange: fn(),
    openId: null as number | null,
    onOpened: fn(),
    backHref: '/dashboard',
  },
  parameters: { scenario: { person: 'approver' } },
};

const leaving = 'leave-the-screen';

/** Plays the address and the memory of the application. */
function AtAnAddress(args: ApprovalsScreenProps): ReactElement | null {
  const [isPendingOnly, setIsPendingOnly] = useState(args.isPendingOnly);
  const [openId, setOpenId] = useState(args.openId);
  const [isThere, setIsThere] = useState(true);
  useEffect(() => {
    const turn = () => setIsThere((was) => !was);
    window.addEventListener(leaving, turn);
    return () => window.removeEventListener(leaving, turn);
  }, []);
  const screenProps: ApprovalsScreenProps = {
    ...args,
    isPendingOnly,
    openId,
    onPendingOnlyChange: (next) => {
      setIsPendingOnly(next);
      args.onPendingOnlyChange(next);
    },
    onOpened: () => {
      setOpenId(null);
      args.onOpened();
    },
  };
  return isThere ? createElement(ApprovalsScreen, screenProps) : null;
}

function renderAtAnAddress(args: ApprovalsScreenProps): ReactElement {
  return createElement(AtAnAddress, args);
}

function inMain(Story: () => ReactElement): ReactElement {
  return createElement('main', { style: { padding: 16 } }, Story());
}

/** Leads to another screen, or from there back to this one. */
export function leaveTheScreen(): void {
  window.dispatchEvent(new Event(leaving));
}

/** Requests that wait for the approver of the stories. */
export const waiting = { vacation: 50_001, doctor: 50_002, home: 50_003 };

/** How each state is spelt in the backend. */
export const spelt = { pending: 0, approved: 1, rejected: 2 };

/** Where a request stands in the backend. */
export function stateOf({ database }: StoryBackend, id: number): number | undefined {
  return requestRows(database).get(id)?.state;
}

/** Lets the manager reject a request meanwhile. */
export function rejectElsewhere({ database, clock }: StoryBackend, id: number): void {
  const row = requestRows(database).get(id);
  if (!row) throw new Error(`There is no request ${id}.`);
  const decidedAt = clock.localNow();
  requestRows(database).set(id, {
    ...row,
    state: 2,
    deciderRef: '0001003',
    decidedAt,
    note: 'The line stands.',
  });
}

/** The time in which a decision can be taken back runs out. */
export function letTimeRunOut({ clock }: StoryBackend): void {
  clock.advance(6000);
}

/** For what takes several calls, on a busy machine. */
export const patience = { timeout: 5000 };

/** Waits until the rows have come, and answers the one with a text in its name. */
export async function rowOf(name: RegExp): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getAllByRole('row', { name })[0]).toBeVisible(), patience);
  const [row] = screen.getAllByRole('row', { name });
  if (!row) throw new Error(`There is no row ${name}.`);
  return row;
}

/** Opens the request with a text in its name, as a press does. */
export async function open(name: RegExp): Promise<void> {
  await userEvent.click(await rowOf(name));
}
