/** Fetches the dialog that asks for the parameters of a report. */
export const loadReportDialog = () => import('../ReportDialog/ReportDialog.tsx');

/** Fetches what shows a report: it is large, and wanted only once there is one. */
export const loadReportViewer = () => import('../ReportViewerDialog/ReportViewerDialog.tsx');
