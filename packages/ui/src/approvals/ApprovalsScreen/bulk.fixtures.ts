import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { decisionsAreOpen, rowOf } from './approvals.fixtures.ts';

/** Begins a selection with a row. */
export async function beginSelection(row: HTMLElement): Promise<void> {
  await decisionsAreOpen();
  await fireEvent.contextMenu(row);
  await screen.findByText('1 selected');
}

/** Selects the three requests of the employee. */
export async function selectThree(): Promise<void> {
  await beginSelection(await rowOf(/Doctor Wed 25 Nov/));
  await userEvent.click(await rowOf(/Vacation 2–4 Dec/));
  await userEvent.click(await rowOf(/Work from home/));
  await waitFor(() => expect(screen.getByText('3 selected')).toBeVisible());
}

/** Returns queries for the bar of the selection. */
export const inBar = () => within(screen.getByRole('group', { name: 'Selected requests' }));

/** Selects two requests of the employee. */
export async function selectTwo(): Promise<void> {
  await beginSelection(await rowOf(/Doctor Wed 25 Nov/));
  await userEvent.click(await rowOf(/Work from home/));
  await screen.findByText('2 selected');
}

/** Approves the selected requests. */
export async function approveSelected(): Promise<void> {
  await userEvent.click(inBar().getByRole('button', { name: 'Approve' }));
}
