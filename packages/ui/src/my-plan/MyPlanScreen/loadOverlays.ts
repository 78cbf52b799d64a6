import { prefetchCode } from '../../primitives/Deferred/prefetchOnIntent.ts';

/** Fetches the dialogs of the plan. */
export const loadDialogs = () => import('../PlanDialogs/PlanDialogs.tsx');

/** Fetches the menu of a day. */
export const loadDayMenu = () => import('../PlanDayMenu/PlanDayMenu.tsx');

/** Somebody is near what opens a dialog. */
export const prefetchDialogs = () => prefetchCode(loadDialogs);

/** Somebody is near a day, which opens a dialog and a menu. */
export function prefetchOfDay(): void {
  prefetchDialogs();
  prefetchCode(loadDayMenu);
}
