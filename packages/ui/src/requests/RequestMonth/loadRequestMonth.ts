/** Fetches the month in which the days of a request are chosen. */
export const loadRequestMonth = () => import('./RequestMonth.tsx');
