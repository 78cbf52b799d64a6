import type { DepartmentPlanPage, PlanPageParams } from './department-plan.ts';

/**
 * What is shown of a page until its people are there: those of the page before, where they are chosen the same way,
 * without any of its plans. So rows stay where they are, and no plan is ever seen under the days of another page.
 *
 * @param page the page before
 * @param before what was asked for then
 * @param now what is asked for
 */
export function placeholderPage(
  page: DepartmentPlanPage | undefined,
  before: PlanPageParams | undefined,
  now: PlanPageParams,
): DepartmentPlanPage | undefined {
  const isSameChoice =
    before !== undefined &&
    before.centreId === now.centreId &&
    before.includesSubcentres === now.includesSubcentres &&
    before.categoryRef === now.categoryRef;
  if (!isSameChoice || page?.kind !== 'people') return undefined;
  return { ...page, publicHolidays: [], intervals: new Map(), fetchedRefs: new Set() };
}
