import type { QueryClient } from '@tanstack/react-query';
import type { CentreSelection } from '../centres/centre-choice.ts';
import { permittedCategory } from '../centres/centre-choice.ts';
import { categoriesQuery, centreLevelQuery } from '../centres/centres.ts';
import type { Clock } from '../core/clock.ts';
import type { LocalDate } from '../core/local-date.ts';
import type { Permissions } from '../session/permissions.ts';
import { isComplete } from './department-plan.ts';
import { departmentPlanPageQuery } from './department-plan-page-query.ts';
import type { PlanLoadPriority } from './load-plan-batches.ts';
import type { PlanMode, PlanView } from './plan-days.ts';
import { pageOf } from './plan-days.ts';

/** The days and people that the screen shows. */
export interface PlanPlace {
  day: LocalDate;
  mode: PlanMode;
  choice: CentreSelection;
}

/** Returns the place whose plans are loaded: people by shift need the whole week for the counts of its days. */
export function loadedPlace(place: PlanPlace, view: PlanView): PlanPlace {
  return view === 'groups' && place.mode === 1 ? { ...place, mode: 7 } : place;
}

/** The clock and the permissions of the user. */
export interface PlanContext {
  clock: Clock;
  permissions: Permissions;
}

/** The priority of a prefetch: the first people of the page. */
const focus: PlanLoadPriority = { isCurrent: () => true, visibleRefs: () => [] };

/**
 * Fetches the centre, the people and the first plans while the code of the screen is loading. The screen shows any error.
 * Call it only for users who may open the screen.
 *
 * @requirement department-plan-32
 */
export async function prefetchDepartmentPlan(
  client: QueryClient,
  { clock, permissions }: PlanContext,
  { day, mode, choice }: PlanPlace,
): Promise<void> {
  const { centreId, includesSubcentres } = choice;
  const categoryRef = permittedCategory(choice, permissions);
  if (categoryRef !== null) void client.prefetchQuery(categoriesQuery(centreId, includesSubcentres));
  try {
    const { centre } = await client.fetchQuery(centreLevelQuery(clock, centreId));
    const request = { ...pageOf(day, mode), centreId: centre.id, includesSubcentres, categoryRef };
    const page = departmentPlanPageQuery({ request, permissions, focus, isFirstRoundOnly: true });
    const { queryKey } = page;
    // The screen may already fetch the page, or may have shown it before.
    if (client.getQueryState(queryKey)) return;
    // A screen that was opened in the meantime continues with the loaded plans.
    if (isComplete(await client.fetchQuery(page))) return;
    await client.refetchQueries({ queryKey, exact: true, type: 'active' }, { cancelRefetch: false });
  } catch {
    // The screen fetches again, or shows the error.
  }
}
