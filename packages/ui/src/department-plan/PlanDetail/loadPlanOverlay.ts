/** Fetches what lies over the plan, for what opens it: `prefetchOnIntent(loadPlanOverlay)`. */
export const loadPlanOverlay = () => import('./PlanOverlay.tsx');
