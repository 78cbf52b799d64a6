/** Loads the code of the dialog with the parameters of a report. */
export const loadReportDialog = () => import('../ReportDialog/ReportDialog.tsx');

/** Loads the code of the viewer; it is large, and needed only after a report has loaded. */
export const loadReportViewer = () => import('../ReportViewerDialog/ReportViewerDialog.tsx');
