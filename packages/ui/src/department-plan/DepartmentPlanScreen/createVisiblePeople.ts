import type { PlanPageParams } from '@selfservice/api/department-plan/department-plan';
import type { PlanLoadPriority } from '@selfservice/api/department-plan/load-plan-batches';
import type { VisibleRows } from '../../patterns/Timeline/timeline.types.ts';
import { findPeople } from './findPeople.ts';

/** Whom the user can see. The loads of the pages ask it before each batch, so it is told and never drawn. */
export interface VisiblePeople {
  /** This is the page of the screen from now on. */
  setPage(request: PlanPageParams): void;
  /** People are searched for by this text from now on; empty: everybody is found. */
  setSearch(text: string): void;
  /** These of the people found are visible now. */
  setRows(rows: VisibleRows): void;
  /** What the load of a page asks. */
  focusOn(request: PlanPageParams): PlanLoadPriority;
}

/**
 * Remembers page, search and rows. Who is visible follows from the people of whichever page asks, so that a page that has just come
 * begins with the right ones before anything of it has been drawn.
 */
export function createVisiblePeople(): VisiblePeople {
  let current = '';
  let text = '';
  let rows: VisibleRows = { first: 0, last: -1 };
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
