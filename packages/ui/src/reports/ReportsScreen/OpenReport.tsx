import type { Report } from '@selfservice/api/reports/report-groups';
import type { ReportValues } from '@selfservice/api/reports/report-values';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { reportName } from '../reportWords.ts';
import { loadReportDialog, loadReportViewer } from './loadDialogs.ts';

export interface OpenReportProps {
  /** Reference of whom the session speaks for. */
  personRef: string;
  /** Name of whom the session speaks for. */
  personName: string;
  /** What was chosen for each report the last time, by its class. */
  used: Readonly<Record<string, ReportValues>>;
  /** A report is being loaded with some values: they are to be remembered by its class. */
  onUse: (className: string, values: ReportValues) => void;
  /** What was chosen; null: nothing. */
  report: Report | null;
  /** It was given up, saved, or read to its end. */
  onClose: () => void;
}

/** The report that was chosen: its parameters are asked for, and then it is shown. */
export function OpenReport({ report, used, onUse, onClose, ...person }: OpenReportProps) {
  const { t } = useTranslation('reports');
  const [file, setFile] = useState<File | null>(null);
  const name = report ? reportName(report, t) : '';
  const close = () => {
    flushSync(() => setFile(null));
    onClose();
  };
  return (
    <>
      <Deferred
        load={loadReportDialog}
        name={name}
        isWanted={report !== null && file === null}
        onClose={onClose}
      >
        {({ ReportDialog }) =>
          report && (
            <ReportDialog
              report={report}
              {...person}
              used={used[report.className] ?? null}
              onUse={(values) => onUse(report.className, values)}
              onLoad={setFile}
              onClose={onClose}
            />
          )
        }
      </Deferred>
      <Deferred load={loadReportViewer} name={name} isWanted={file !== null} onClose={close}>
        {({ ReportViewerDialog }) =>
          file && (
            <ReportViewerDialog
              title={name}
              file={file}
              onChangeParameters={() => setFile(null)}
              onClose={close}
            />
          )
        }
      </Deferred>
    </>
  );
}
