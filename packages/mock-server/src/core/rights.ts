import type { Database, Grant } from './database.ts';
import { people } from './people.ts';

/** Whether a grant's token has an action in neither of its lists. The action in the backend's spelling. */
export function hasRight({ scenario }: Database, { person }: Grant, action: string): boolean {
  const { disabledActions = '', invisibleActions = '' } = people[person];
  const listed = `${disabledActions},${invisibleActions}`.split(',').map((entry) => entry.trim());
  return ![...listed, ...scenario.disabledActions, ...scenario.invisibleActions].includes(action);
}
