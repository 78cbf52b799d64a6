import { isLocalDateTime } from '@selfservice/api/core/local-date';
import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { createObservable } from '@selfservice/api/core/observable';
import type { Observable } from '@selfservice/api/core/observable';
import type { StoredValue } from '@selfservice/api/core/stored-value';
import type { EndedPass } from '@selfservice/api/terminal/ended-pass';
import * as v from 'valibot';

const outcomes = ['notRecorded', 'sentLater', 'unknown', 'checkedLater'] as const;

/** A pass whose session was over before its result could be read, with the user who made it. */
export interface UserEndedPass extends EndedPass {
  customerCode: string;
  userRef: string;
}

/** The passes as the tab stores them. */
export const endedPassesSchema: v.GenericSchema<unknown, UserEndedPass[]> = v.array(
  v.object({
    customerCode: v.string(),
    userRef: v.string(),
    typeName: v.string(),
    at: v.custom<LocalDateTime>((value) => isLocalDateTime(String(value))),
    outcome: v.picklist(outcomes),
  }),
);

/** The user who made a pass. */
export type PassUser = Pick<UserEndedPass, 'customerCode' | 'userRef'>;

/** The passes that the login and the next sign-in show, in this tab. */
export interface EndedPasses extends Observable<readonly UserEndedPass[]> {
  /** Adds a pass of a user. */
  add(user: PassUser, ended: EndedPass): void;
  /** Called when a user has signed in: forgets all but what that user reads now. */
  keepFor(user: PassUser): void;
  /** Forgets all of them. */
  clear(): void;
}

/** Holds the passes over a reload of the tab. */
export function createEndedPasses(stored: StoredValue<UserEndedPass[]>): EndedPasses {
  const state = createObservable<readonly UserEndedPass[]>(stored.read() ?? []);
  return {
    get: state.get,
    subscribe: state.subscribe,
    add({ customerCode, userRef }, ended) {
      const next = [...state.get(), { customerCode, userRef, ...ended }];
      stored.write(next);
      state.set(next);
    },
    keepFor(user) {
      const next = endedPassesOf(state.get(), user);
      if (next.length === state.get().length) return;
      stored.write(next);
      state.set(next);
    },
    clear() {
      stored.remove();
      state.set([]);
    },
  };
}

/**
 * What a user reads after signing in: nothing of other users, and nothing of what is kept and sent or checked now.
 */
function endedPassesOf(all: readonly UserEndedPass[], user: PassUser): UserEndedPass[] {
  return all.filter(
    ({ customerCode, userRef, outcome }) =>
      customerCode === user.customerCode &&
      userRef === user.userRef &&
      (outcome === 'notRecorded' || outcome === 'unknown'),
  );
}
