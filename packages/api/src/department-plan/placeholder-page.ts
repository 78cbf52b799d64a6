import type { DepartmentPlanPage, PlanPageParams } from './department-plan.ts';

/** The placeholders by their pages: another object at each render would render again, without an end. */
const placeholders = new WeakMap<DepartmentPlanPage, DepartmentPlanPage>();

/**
 * Returns the placeholder of a page while its people are loading: the people of the earlier page, if the choice is the
 * same, without plans. Rows stay in place, and no plan appears under the days of another page.
 *
 * @param page the earlier page
 * @param before the parameters of the earlier page
 * @param now the parameters of the page
 * @requirement department-plan-7
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
  let placeholder = placeholders.get(page);
  if (!placeholder) {
    placeholder = { ...page, publicHolidays: [], intervals: new Map(), fetchedRefs: new Set() };
    placeholders.set(page, placeholder);
  }
  return placeholder;
}
