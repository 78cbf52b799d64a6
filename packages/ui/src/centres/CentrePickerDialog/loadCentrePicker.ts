/** Loads the code of the picker; for buttons that open it: `prefetchOnIntent(loadCentrePicker)`. */
export const loadCentrePicker = () => import('./CentrePickerDialog.tsx');
