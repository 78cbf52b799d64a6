import type { CentreChoice, CentreSelection } from '@selfservice/api/centres/centre-choice';
import { centreNamed } from '@selfservice/mock-server/centres/centre-tree';
import type { FailureKind } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';

/** A choice of a mock centre by name, with sub-centres and all categories. */
export function aChoice(name: string, more: Partial<CentreChoice> = {}): CentreChoice {
  const id = centreNamed(name)?.id ?? 0;
  return { centre: { id, name }, includesSubcentres: true, categoryRef: null, ...more };
}

/** The selection of a mock centre by name, with all categories. */
export function peopleOf(name: string, includesSubcentres = true): CentreSelection {
  return { centreId: centreNamed(name)?.id ?? 0, includesSubcentres, categoryRef: null };
}

/** Makes the calls for levels fail from now on; without a kind they work again. */
export function failLevels(loaded: Record<string, unknown>, kind?: FailureKind): void {
  const { scenario } = backendOf(loaded).database;
  scenario.failures = kind ? [failing('getCentreLevel', kind)] : [];
}

/** Returns the row of a centre. */
export function row(name: string | RegExp): HTMLElement {
  return screen.getByRole('row', { name });
}

/** Waits until a centre is in the list. */
export function rowIsThere(name: string): Promise<void> {
  return waitFor(() => expect(row(name)).toBeVisible());
}

/** Advances the clock until a centre is in the list: the server takes a while to load a large centre. */
export function rowIsThereInTime(loaded: Record<string, unknown>, name: string): Promise<void> {
  return inTime(loaded, () => expect(row(name)).toBeVisible());
}

/** Advances the clock until a text is visible. */
export function wordsAreThereInTime(loaded: Record<string, unknown>, words: string): Promise<void> {
  return inTime(loaded, () => expect(screen.getByText(words)).toBeVisible());
}

function inTime(loaded: Record<string, unknown>, check: () => Promise<void>): Promise<void> {
  const clock = backendOf(loaded).clock;
  const stepByStep = () => {
    clock.advance(500);
    return check();
  };
  return waitFor(stepByStep);
}

/** Waits until the row of a centre has the focus. */
export function rowHasFocus(name: string | RegExp): Promise<void> {
  return waitFor(() => expect(row(name)).toHaveFocus());
}

/** Waits until the description of Confirm names the selection or the reason why it is disabled. */
export function confirmTakes(words: string | RegExp): Promise<void> {
  return waitFor(() =>
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(words),
  );
}

/** Opens the picker instead of a list with too many people, and closes it. */
export async function openPickerInstead(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Choose another centre' }));
  await expect(screen.findByRole('dialog', { name: 'Choose a centre' })).resolves.toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
