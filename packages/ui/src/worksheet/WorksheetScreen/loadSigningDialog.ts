/** Fetches the dialog that signs. */
export const loadSigningDialog = () => import('../WorksheetSigningDialog/WorksheetSigningDialog.tsx');
