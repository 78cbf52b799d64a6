import type { Database, Grant } from './database.ts';
import { people } from './people.ts';

/** An action in the backend's spelling. */
export type ActionName = `SelfServiceApp_${string}` | `ReportsSelfServiceApp_${string}`;

/** Who may make a call. */
export interface Access {
  /** Each way names the actions that it needs; one way is enough. */
  ways: readonly (readonly ActionName[])[];
  /** Whether a token that asks for a new password opens it as well. */
  isBeforePasswordChange: boolean;
}

/** Everybody who is signed in. */
export const everyone: Access = { ways: [[]], isBeforePasswordChange: false };

/** Everybody who is signed in, also while the password has to be changed. */
export const everyoneEvenBeforePasswordChange: Access = { ways: [[]], isBeforePasswordChange: true };

/** Whoever has all of some actions, named without the prefix that all of them share. Decisions section 4. */
export function needs(...names: string[]): Access {
  return {
    ways: [names.map((name): ActionName => `SelfServiceApp_${name}`)],
    isBeforePasswordChange: false,
  };
}

/** Whoever may go one of several ways: areas share the call. */
export function oneOf(...accesses: Access[]): Access {
  return { ways: accesses.flatMap(({ ways }) => ways), isBeforePasswordChange: false };
}

/** Whether a grant's token opens something: the actions of one way are in neither of its lists. */
export function isOpenTo({ scenario }: Database, grant: Grant, { ways }: Access): boolean {
  const { disabledActions = '', invisibleActions = '' } = people[grant.person];
  const listed = `${disabledActions},${invisibleActions}`.split(',').map((entry) => entry.trim());
  const missing = new Set([
    ...listed,
    ...scenario.disabledActions,
    ...scenario.invisibleActions,
    ...(grant.excludedActions ?? []),
  ]);
  return ways.some((way) => way.every((action) => !missing.has(action)));
}
