import '../local-storage.ts';
import type { Clock } from '@selfservice/api/core/clock';
import { centresHandlers } from '../centres/centres.handlers.ts';
import { openSession } from '../core/story-session.ts';
import { departmentPlanHandlers } from '../department-plan/department-plan.handlers.ts';
import type { InPageServer } from '../in-page.ts';
import { createInPageServer } from '../in-page.ts';
import { myPlanHandlers } from '../my-plan/my-plan.handlers.ts';
import { testLimits } from '../core/test-limits.ts';

/** The numbers that the test routes generate from: what each may be, and what it is where the address does not say. */
export const testNumbers = {
  persons: { ...testLimits.persons, initial: 200 },
  count: { ...testLimits.count, initial: 12 },
  overlap: { ...testLimits.overlap, initial: 60 },
  plan: { ...testLimits.plan, initial: 1 },
} as const;

/** What a test route generates: people with their plans, or a plan of intervals that overlap. */
export type TestChoice = { plan: number } & ({ persons: number } | { count: number; overlap: number });

/** What the client of a test route is set up with. */
export interface TestBackend {
  fetch: InPageServer['fetch'];
  /** Speaks for the manager of everybody who was generated, for as long as the page is open. */
  accessToken: string;
}

/** What the test routes ask. */
const handlers = [...centresHandlers, ...departmentPlanHandlers, ...myPlanHandlers];

/** Nobody signs in anew on a page without a sign-in. */
const forGood = 1e9;

/** A backend of its own for a test route. Specification 000 section 2. */
export function createTestBackend({ plan, ...what }: TestChoice, clock: Clock): TestBackend {
  const { fetch, database } = createInPageServer(
    handlers,
    {
      seed: plan,
      at: clock.localNow(),
      person: 'manager',
      tokenSeconds: forGood,
      ...('persons' in what ? { personCount: what.persons } : { stack: what }),
    },
    clock,
  );
  return { fetch, accessToken: openSession(database, 'manager') };
}
