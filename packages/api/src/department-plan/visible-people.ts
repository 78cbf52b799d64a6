import type { PlanPageParams } from './department-plan.ts';
import { findPeople } from './find-people.ts';
import type { PlanLoadPriority } from './load-plan-batches.ts';

/** The people that the user can see. The loads of the pages read it before each batch; nothing renders from it. */
export interface VisiblePeople {
  /** Sets the page of the screen. */
  setPage(request: PlanPageParams): void;
  /** Sets the text that people are searched by; empty finds everyone. */
  setSearch(text: string): void;
  /** Sets the visible rows, as indexes among the people found. */
  setRows(rows: { first: number; last: number }): void;
  /** The priority that the load of a page reads. */
  focusOn(request: PlanPageParams): PlanLoadPriority;
}

/**
 * Keeps page, search and rows. The visible people are those of the page that reads it, so that a page that has just
 * loaded begins with the right ones before it is drawn.
 */
export function createVisiblePeople(): VisiblePeople {
  let current = '';
  let text = '';
  let rows = { first: 0, last: -1 };
  return {
    setPage(request) {
      current = JSON.stringify(request);
    },
    setSearch(next) {
      text = next;
    },
    setRows(next) {
      rows = next;
    },
    focusOn(request) {
      const page = JSON.stringify(request);
      return {
        isCurrent: () => current === page,
        visibleRefs: (people) =>
          findPeople(people, text)
            .slice(rows.first, rows.last + 1)
            .map(({ personRef }) => personRef),
      };
    },
  };
}
