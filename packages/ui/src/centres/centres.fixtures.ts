import type { CentreChoice } from '@selfservice/api/centres/centre-choice';
import { centreNamed } from '@selfservice/mock-server/centres/centre-tree';
import type { FailureKind } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryBackend } from '../../../../.storybook/backend.ts';

/** A choice of the mock's centre with a name, with those below it and people of every category. */
export function aChoice(name: string, more: Partial<CentreChoice> = {}): CentreChoice {
  const id = centreNamed(name)?.id ?? 0;
  return { centre: { id, name }, includesSubcentres: true, categoryRef: null, ...more };
}

/** Lets the calls for levels fail from now on; without a kind they work again. */
export function failLevels(loaded: Record<string, unknown>, kind?: FailureKind): void {
  const { scenario } = (loaded as unknown as { backend: StoryBackend }).backend.database;
  scenario.failures = kind ? [failing('getCentreLevel', kind)] : [];
}

/** The row of a centre. */
export function row(name: string | RegExp): HTMLElement {
  return screen.getByRole('row', { name });
}

/** Waits until a centre stands in the list. */
export function rowIsThere(name: string): Promise<void> {
  return waitFor(() => expect(row(name)).toBeVisible());
}

/** Waits until a centre of the list has the focus. */
export function rowHasFocus(name: string | RegExp): Promise<void> {
  return waitFor(() => expect(row(name)).toHaveFocus());
}

/** Waits until the dialog says what confirming takes, or why it cannot. */
export function confirmTakes(words: string | RegExp): Promise<void> {
  return waitFor(() =>
    expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(words),
  );
}
