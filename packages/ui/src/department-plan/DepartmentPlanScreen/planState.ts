import type { LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';

/** What is known of the plan that is to be shown. */
export type PlanState =
  | { kind: 'loading' }
  /** Nothing can be shown. */
  | {
      kind: 'failed';
      what: 'centre' | 'plan';
      error: Error;
      isRetrying: boolean;
      onRetry: () => void;
      /** Goes back to the user's own centre; null where that is the one that failed. */
      onOwnCentre: (() => void) | null;
    }
  | { kind: 'tooManyPeople'; maxPeopleCount: number }
  | {
      kind: 'people';
      page: LoadedPlanPage;
      /** Why some plans are not there; null while they are on their way, and once they are there. */
      error: Error | null;
      /** Asks for the missing ones again. */
      onRetry: () => void;
    };

/** People whose plans are not known, not even from before. */
export interface UnknownPlans {
  /** Theirs are on their way. */
  pendingRefs: ReadonlySet<string>;
  /** Theirs could not be loaded. */
  failedRefs: ReadonlySet<string>;
}

const nobody: ReadonlySet<string> = new Set();

/** Says whose plans are not known, and whether they will still come. */
export function unknownPlans(plan: PlanState): UnknownPlans {
  if (plan.kind !== 'people') return { pendingRefs: nobody, failedRefs: nobody };
  const { people, intervals } = plan.page;
  const unknown = new Set(people.map(({ personRef }) => personRef).filter((ref) => !intervals.has(ref)));
  return plan.error
    ? { pendingRefs: nobody, failedRefs: unknown }
    : { pendingRefs: unknown, failedRefs: nobody };
}
