import { inMain } from '#storybook/decorators/inMain.tsx';
import { createElement, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { ApprovalsScreenProps } from './ApprovalsScreen.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';

/** The meta of the screen's stories: an approver with eight requests. */
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

/** The same without pictures. */
export const withoutPictures = {
  ...approvalsMeta,
  parameters: { ...approvalsMeta.parameters, pictures: false },
};

const leaving = 'leave-the-screen';

/** Simulates the address and the stored values of the application. */
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

/** Leaves the screen, or returns to it. */
export function leaveTheScreen(): void {
  window.dispatchEvent(new Event(leaving));
}

/** Waits for a row with a text in its name, and returns it. */
export async function rowOf(name: RegExp): Promise<HTMLElement> {
  await waitFor(() => expect(screen.getAllByRole('row', { name })[0]).toBeVisible());
  const [row] = screen.getAllByRole('row', { name });
  if (!row) throw new Error(`There is no row ${name}.`);
  return row;
}

/** Waits until it is known that the user decides on requests: then there is a menu. Keys and gestures have no effect before. */
export async function decisionsAreOpen(): Promise<void> {
  await screen.findByRole('button', { name: 'More actions' });
}

/** Moves the focus to the row with a text in its name, as soon as keys decide on requests. */
export async function focusRow(name: RegExp): Promise<void> {
  await decisionsAreOpen();
  (await rowOf(name)).focus();
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
}

/** Opens the request with a text in its name by a press, and waits for its detail. */
export async function open(name: RegExp): Promise<void> {
  const row = await rowOf(name);
  await userEvent.click(row);
  await waitFor(() => expect(row.querySelector('[aria-current]')).not.toBeNull());
}

/** Opens a request, by default a vacation of the employee, and approves it. */
export async function approve(name = /Vacation 2–4 Dec/): Promise<void> {
  await open(name);
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
}
