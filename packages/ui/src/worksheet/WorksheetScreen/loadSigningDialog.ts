/** Loads the signing dialog. */
export const loadSigningDialog = () => import('../WorksheetSigningDialog/WorksheetSigningDialog.tsx');
