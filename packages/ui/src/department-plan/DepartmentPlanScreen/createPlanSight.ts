import type { PlanPageRequest } from '@selfservice/api/department-plan/department-plan';
import type { PlanFocus } from '@selfservice/api/department-plan/load-plan-page';
import type { TimelineSight } from '../../patterns/Timeline/timeline.types.ts';
import { findPeople } from './findPeople.ts';

/** What the user looks at. The loads of the pages ask it before each batch, so it is told and never drawn. */
export interface PlanSight {
  /** This page is shown now. */
  show(request: PlanPageRequest): void;
  /** People are searched for by this text from now on; empty: everybody is shown. */
  search(text: string): void;
  /** These of the people found are on the screen now. */
  see(sight: TimelineSight): void;
  /** What the load of a page asks. */
  focusOn(request: PlanPageRequest): PlanFocus;
}

/**
 * Remembers what is shown. Who that is follows from the people of whichever page asks, so that a page that has just come
 * begins with the right ones before anything of it has been drawn.
 */
export function createPlanSight(): PlanSight {
  let shown = '';
  let text = '';
  let places: TimelineSight = { first: 0, last: -1 };
  return {
    show(request) {
      shown = JSON.stringify(request);
    },
    search(next) {
      text = next;
    },
    see(next) {
      places = next;
    },
    focusOn(request) {
      const page = JSON.stringify(request);
      return {
        isCurrent: () => shown === page,
        visibleRefs: (people) =>
          findPeople(people, text)
            .slice(places.first, places.last + 1)
            .map(({ personRef }) => personRef),
      };
    },
  };
}
