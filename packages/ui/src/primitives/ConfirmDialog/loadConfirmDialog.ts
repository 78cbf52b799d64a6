/** Fetches the code of `ConfirmDialog`. */
export const loadConfirmDialog = () => import('./ConfirmDialog.tsx');
