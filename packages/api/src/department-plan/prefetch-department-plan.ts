import type { QueryClient } from '@tanstack/react-query';
import type { CentreSelection } from '../centres/centre-choice.ts';
import { permittedCategory } from '../centres/centre-choice.ts';
import { categoriesQuery, centreLevelQuery } from '../centres/centres.ts';
import type { Clock } from '../core/clock.ts';
import type { LocalDate } from '../core/local-date.ts';
import type { Permissions } from '../session/permissions.ts';
import { departmentPlanPageQuery } from './department-plan-page-query.ts';
import type { PlanLoadPriority } from './load-plan-batches.ts';
import type { PlanMode } from './plan-days.ts';
import { pageOf } from './plan-days.ts';

/** What the screen is about to show. */
export interface PlanPlace {
  day: LocalDate;
  mode: PlanMode;
  choice: CentreSelection;
}

/** Who asks. */
export interface PlanAsker {
  clock: Clock;
  permissions: Permissions;
}

/** A plan begins with its first people, whoever is visible later. */
const focus: PlanLoadPriority = { isCurrent: () => true, visibleRefs: () => [] };

/**
 * Asks for what the screen will ask for first, while its code is on its way: the centre, the people and the first plans.
 * What fails is told by the screen. Call it for who may enter the screen only.
 */
export async function prefetchDepartmentPlan(
  client: QueryClient,
  { clock, permissions }: PlanAsker,
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
    // The screen may have been faster, or have been here before.
    if (client.getQueryState(queryKey)) return;
    await client.fetchQuery(page);
    // A screen that has come meanwhile shows what this has brought, and goes on from there.
    await client.refetchQueries({ queryKey, exact: true, type: 'active' }, { cancelRefetch: false });
  } catch {
    // The screen asks again, or shows what has failed.
  }
}
