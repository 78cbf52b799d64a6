/** Fetches the picker of a centre, for what opens it: `prefetchOnIntent(loadCentrePicker)`. */
export const loadCentrePicker = () => import('./CentrePickerDialog.tsx');
