import type { PlanPageParams } from './department-plan.ts';
import { findPeople } from './find-people.ts';
import type { PlanLoadPriority } from './load-plan-batches.ts';

/** The visible people. The loads of the pages read them before each batch; nothing renders from them. */
export interface VisiblePeople {
  /** Sets the visible rows, as indexes among the people found. */
  setRows(rows: { first: number; last: number }): void;
  /** Returns the priority for the load of a page. */
  focusOn(request: PlanPageParams): PlanLoadPriority;
}

/**
 * Creates the visible people. They are applied to the people of the page that reads them, so that a new page begins with the
 * right people before it is rendered.
 *
 * @param page returns the page that is shown
 * @param search returns the text that people are searched by; empty finds everyone
 */
export function createVisiblePeople(page: () => PlanPageParams | null, search: () => string): VisiblePeople {
  let rows = { first: 0, last: -1 };
  return {
    setRows(next) {
      rows = next;
    },
    focusOn(request) {
      const own = JSON.stringify(request);
      return {
        isCurrent: () => JSON.stringify(page()) === own,
        visibleRefs: (people) =>
          findPeople(people, search())
            .slice(rows.first, rows.last + 1)
            .map(({ personRef }) => personRef),
      };
    },
  };
}
