import '../local-storage.ts';
import type { Clock } from '@selfservice/api/core/clock';
import { centresHandlers } from '../centres/centres.handlers.ts';
import { openSession } from '../core/story-session.ts';
import { departmentPlanHandlers } from '../department-plan/department-plan.handlers.ts';
import type { InPageServer } from '../in-page.ts';
import { createInPageServer } from '../in-page.ts';
import { myPlanHandlers } from '../my-plan/my-plan.handlers.ts';
import { testLimits } from '../core/test-limits.ts';

/** The numbers in the address of the test routes, with their limits and defaults. @requirement shell-10 */
export const testNumbers = {
  persons: { ...testLimits.persons, initial: 200 },
  count: { ...testLimits.count, initial: 12 },
  overlap: { ...testLimits.overlap, initial: 60 },
  plan: { ...testLimits.plan, initial: 1 },
} as const;

/** The settings of a test route: people with their plans, or a plan with overlapping intervals. */
export type TestChoice = { plan: number } & ({ persons: number } | { count: number; overlap: number });

/** The backend of a test route. */
export interface TestBackend {
  fetch: InPageServer['fetch'];
  /** The token of the manager of all generated people. It is valid as long as the page is open. */
  accessToken: string;
}

/** The endpoints that the test routes call. */
const handlers = [...centresHandlers, ...departmentPlanHandlers, ...myPlanHandlers];

/** Lifetime of the token in seconds. A page without a sign-in cannot renew it. */
const tokenSeconds = 1e9;

/** Creates the backend of a test route. @requirement shell-11 */
export function createTestBackend({ plan, ...what }: TestChoice, clock: Clock): TestBackend {
  const { fetch, database } = createInPageServer(
    handlers,
    {
      seed: plan,
      at: clock.localNow(),
      person: 'manager',
      tokenSeconds,
      ...('persons' in what ? { personCount: what.persons } : { stack: what }),
    },
    clock,
  );
  return { fetch, accessToken: openSession(database, 'manager') };
}
