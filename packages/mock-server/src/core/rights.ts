import type { Database, Grant } from './database.ts';
import { people } from './people.ts';

/** An action in the backend's spelling. */
export type ActionName = `SelfServiceApp_${string}` | `ReportsSelfServiceApp_${string}`;

/** The permission for a call. */
export interface Access {
  /** The alternative groups of actions. All actions of one group are needed. */
  ways: readonly (readonly ActionName[])[];
  /** Whether the call is also allowed while the password must be changed. */
  isBeforePasswordChange: boolean;
}

/** Allows everyone who is signed in. */
export const everyone: Access = { ways: [[]], isBeforePasswordChange: false };

/** Allows everyone who is signed in, also while the password must be changed. */
export const everyoneEvenBeforePasswordChange: Access = { ways: [[]], isBeforePasswordChange: true };

/** Requires all of the actions, named without the prefix `SelfServiceApp_`. */
export function needs(...names: string[]): Access {
  return {
    ways: [names.map((name): ActionName => `SelfServiceApp_${name}`)],
    isBeforePasswordChange: false,
  };
}

/** Requires one of several permissions, for a call that areas share. */
export function oneOf(...accesses: Access[]): Access {
  return { ways: accesses.flatMap(({ ways }) => ways), isBeforePasswordChange: false };
}

/** Whether a grant has access: the actions of one group are neither disabled nor invisible nor excluded. */
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
