/** Fetches what `NewRequestDialog` shows, for what opens it: `prefetchOnIntent(loadRequestForm)`. */
export const loadRequestForm = () => import('./RequestFormDialog.tsx');
