import type { Report } from '@selfservice/api/reports/report-groups';
import type { ReportValues, UsedValues } from '@selfservice/api/reports/report-values';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { reportName } from '../reportWords.ts';
import { loadReportDialog, loadReportViewer } from './loadDialogs.ts';

export interface OpenReportProps {
  /** The reference of the person of the session. */
  personRef: string;
  /** The name of the person of the session. */
  personName: string;
  /** The remembered values of the reports, by their classes. */
  used: Readonly<Record<string, UsedValues>>;
  /** Called with the values to remember when a report is loaded. */
  onUse: (className: string, used: UsedValues) => void;
  /** The chosen report; null for none. */
  report: Report | null;
  /** Called when the report is cancelled, saved or closed. */
  onClose: () => void;
}

/** The chosen report: first the dialog with its parameters, then the viewer. */
export function OpenReport(props: OpenReportProps) {
  const { personRef, personName, used, onUse, report, onClose } = props;
  const { t } = useTranslation('reports');
  const [file, setFile] = useState<File | null>(null);
  const [shown, setShown] = useState<ReportValues | null>(null);
  const name = report ? reportName(report, t) : '';
  const close = () => {
    flushSync(() => {
      setFile(null);
      setShown(null);
    });
    onClose();
  };
  return (
    <>
      <Deferred
        load={loadReportDialog}
        name={name}
        isWanted={report !== null && file === null}
        onClose={close}
      >
        {({ ReportDialog }) =>
          report && (
            <ReportDialog
              report={report}
              personRef={personRef}
              personName={personName}
              used={used[report.className] ?? null}
              shown={shown}
              onUse={(values) => onUse(report.className, values)}
              onLoad={(loaded, values) => {
                setFile(loaded);
                setShown(values);
              }}
              onClose={close}
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
