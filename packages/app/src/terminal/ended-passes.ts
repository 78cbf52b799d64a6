import type { ReadonlySignal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import { isLocalDateTime } from '@selfservice/api/core/local-date';
import type { LocalDateTime } from '@selfservice/api/core/local-date';
import type { StoredValue } from '@selfservice/api/core/stored-value';
import type { EndedPass } from '@selfservice/api/terminal/ended-pass';
import * as v from 'valibot';

const outcomes = ['notRecorded', 'sentLater', 'unknown', 'checkedLater'] as const;

/** A pass whose session ended before its result could be read, with the user who made it. */
export interface UserEndedPass extends EndedPass {
  tenant: string;
  userRef: string;
}

/** The stored passes of the tab. */
export const endedPassesSchema: v.GenericSchema<unknown, UserEndedPass[]> = v.array(
  v.object({
    tenant: v.string(),
    userRef: v.string(),
    typeName: v.string(),
    at: v.custom<LocalDateTime>((value) => isLocalDateTime(String(value))),
    outcome: v.picklist(outcomes),
  }),
);

/** The user who made a pass. */
export type PassUser = Pick<UserEndedPass, 'tenant' | 'userRef'>;

/** The passes that the login and the next sign-in show in this tab. @requirement terminal-20 */
export interface EndedPasses {
  state: ReadonlySignal<readonly UserEndedPass[]>;
  /** Adds a pass of a user. */
  add(user: PassUser, ended: EndedPass): void;
  /** Called when a user has signed in: deletes all passes except those that this user sees. */
  keepFor(user: PassUser): void;
  /** Deletes all passes. */
  clear(): void;
}

/** Creates the passes of a tab; they survive a reload. */
export function createEndedPasses(stored: StoredValue<UserEndedPass[]>): EndedPasses {
  const state = signal<readonly UserEndedPass[]>(stored.read() ?? []);
  return {
    state,
    add({ tenant, userRef }, ended) {
      const next = [...state.value, { tenant, userRef, ...ended }];
      stored.write(next);
      state.value = next;
    },
    keepFor(user) {
      const next = endedPassesOf(state.value, user);
      if (next.length === state.value.length) return;
      stored.write(next);
      state.value = next;
    },
    clear() {
      stored.remove();
      state.value = [];
    },
  };
}

/**
 * Returns the passes that a user sees after signing in: no passes of other users, and none that are being sent or
 * checked.
 */
function endedPassesOf(all: readonly UserEndedPass[], user: PassUser): UserEndedPass[] {
  return all.filter(
    ({ tenant, userRef, outcome }) =>
      tenant === user.tenant &&
      userRef === user.userRef &&
      (outcome === 'notRecorded' || outcome === 'unknown'),
  );
}
