/** Fetches the code of the results. */
export const loadResultsDialog = () => import('../ResultsDialog/ResultsDialog.tsx');
