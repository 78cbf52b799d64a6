import type { Report } from '@selfservice/api/reports/report-groups';
import type { ReportValues, UsedValues } from '@selfservice/api/reports/report-values';
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
  /** The remembered values of the reports, by their classes. */
  used: Readonly<Record<string, UsedValues>>;
  /** Called with the values to remember when a report is loaded. */
  onUse: (className: string, used: UsedValues) => void;
  /** What was chosen; null: nothing. */
  report: Report | null;
  /** It was given up, saved, or read to its end. */
  onClose: () => void;
}

/** The report that was chosen: its parameters are asked for, and then it is shown. */
export function OpenReport({ report, used, onUse, onClose, ...person }: OpenReportProps) {
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
              {...person}
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
