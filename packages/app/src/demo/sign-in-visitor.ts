import type { PersonKey } from '@selfservice/mock-server/core/people';
import { people } from '@selfservice/mock-server/core/people';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import type { StoredValues } from '../shell/stored-values.ts';
import { forgetPlaces } from '../shell/stored-values.ts';

/**
 * Stores the sign-in of a person before the session starts, which then continues it as after a reload. The person before
 * leaves nothing in the tab.
 */
export function signInVisitor(
  stored: StoredValues,
  person: PersonKey,
  refreshToken: string,
  { configuration }: Pick<Scenario, 'configuration'>,
): void {
  for (const value of [stored.signIn, stored.lastActivity, stored.drafts]) value.remove();
  forgetPlaces(stored);
  if (configuration.multiTenant === true)
    for (const code of [stored.signInCode, stored.customerCode]) code.write(people[person].tenant);
  stored.refreshToken.write(refreshToken);
}
