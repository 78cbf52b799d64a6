import { lazy } from 'react';

/** What an area shows that this version does not have yet. */
export const NotAvailable = lazy(() => import('./NotAvailableRoute.tsx'));
