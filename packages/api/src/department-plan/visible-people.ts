import type { PlanPageParams } from './department-plan.ts';
import { findPeople } from './find-people.ts';
import type { PlanLoadPriority } from './load-plan-batches.ts';

/** The visible people. The loads of the pages read them before each batch; nothing renders from them. */
export interface VisiblePeople {
  /** Sets the page that is shown. */
  setPage(request: PlanPageParams): void;
  /** Sets the text that people are searched by; empty finds everyone. */
  setSearch(text: string): void;
  /** Sets the visible rows, as indexes among the people found. */
  setRows(rows: { first: number; last: number }): void;
  /** Returns the priority for the load of a page. */
  focusOn(request: PlanPageParams): PlanLoadPriority;
}

/**
 * Creates a store of page, search and rows. It applies them to the people of the page that reads it, so that a new page
 * begins with the right people before it is rendered.
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
