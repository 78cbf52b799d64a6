import type { PlanPageRequest } from '@selfservice/api/department-plan/department-plan';
import type { PlanFocus } from '@selfservice/api/department-plan/load-plan-page';

/** What the user looks at. The loads of the pages ask it before each batch, so it is told and never drawn. */
export interface PlanSight {
  /** This page is shown now. */
  show(request: PlanPageRequest): void;
  /** These people are on the screen now. */
  see(personRefs: readonly string[]): void;
  /** What the load of a page asks. */
  focusOn(request: PlanPageRequest): PlanFocus;
}

/** Remembers what is shown. */
export function createPlanSight(): PlanSight {
  let shown = '';
  let visible: readonly string[] = [];
  return {
    show(request) {
      shown = JSON.stringify(request);
    },
    see(personRefs) {
      visible = personRefs;
    },
    focusOn(request) {
      const page = JSON.stringify(request);
      return { isCurrent: () => shown === page, visibleRefs: () => visible };
    },
  };
}
