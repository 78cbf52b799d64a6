/** Fetches what `NewUnavailabilityDialog` shows, for what opens it: `prefetchOnIntent(loadUnavailabilityForm)`. */
export const loadUnavailabilityForm = () => import('./UnavailabilityFormDialog.tsx');
