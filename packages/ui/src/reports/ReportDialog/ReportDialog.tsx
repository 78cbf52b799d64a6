import type { Report } from '@selfservice/api/reports/report-groups';
import type { ReportValues, UsedValues } from '@selfservice/api/reports/report-values';
import {
  missingParameters,
  startValues,
  toUsedValues,
  toWireParameters,
  withValue,
} from '@selfservice/api/reports/report-values';
import type { ReportAccount } from '@selfservice/api/reports/reports';
import type { UseQueryResult } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNotify } from '../../environment/Environment.tsx';
import { useToday } from '../../environment/useNow.ts';
import { useMediaQuery } from '../../environment/useMediaQuery.ts';
import { useSingleFlight } from '../../environment/useSingleFlight.ts';
import { useBackendLanguage } from '../../i18n/useLanguage.ts';
import { focusFirstFault } from '../../primitives/Field/focusField.ts';
import { FieldStack } from '../../primitives/Field/FieldStack.ts';
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx';
import { saveFile } from '../../primitives/saveFile.ts';
import { useFocusWhenLost } from '../../primitives/useFocusWhenLost.ts';
import { reportFileName, reportName } from '../reportWords.ts';
import { FieldBlock } from './FieldBlock.ts';
import type { ReportDay } from './ReportFields.tsx';
import { ReportFields } from './ReportFields.tsx';
import { ReportProblem } from './ReportProblem.tsx';
import { ReportProgress } from './ReportProgress.tsx';
import { useAccounts, withKnownAccounts } from './useAccounts.ts';
import { useReport } from './useReport.ts';

export interface ReportDialogProps {
  /** The report to load. */
  report: Report;
  /** Reference of the person of the report. */
  personRef: string;
  /** Name of the person of the report. */
  personName: string;
  /** The remembered values of the report; null for a report that was never loaded. */
  used: UsedValues | null;
  /** Called with the values to remember when the report is loaded. */
  onUse: (used: UsedValues) => void;
  /** The initial values instead of fresh ones: those of a report that was just shown. Default: null. */
  shown?: ReportValues | null;
  /** Called with the loaded report and its values to show it. On a narrow screen the report is saved instead. */
  onLoad: (file: File, values: ReportValues) => void;
  /** Called when the dialog closes, or the report has been saved. */
  onClose: () => void;
}

/**
 * The dialog with the parameters of a report. Open while it is rendered.
 * @requirement reports-4, reports-5, reports-6, reports-10, reports-17
 */
export function ReportDialog(props: ReportDialogProps) {
  const { report, personRef, personName, used, shown = null, onUse, onLoad, onClose } = props;
  const { parameters, className } = report;
  const { t } = useTranslation('reports');
  const language = useBackendLanguage();
  const notify = useNotify();
  const today = useToday();
  const isNarrow = useMediaQuery('(width < 640px)');
  const [chosen, setChosen] = useState(() => shown ?? startValues(today, used));
  const [isAttempted, setAttempted] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const typed = useRef<ReportDay>('from');
  const accounts = useAccounts(parameters);
  const values = withKnownAccounts(chosen, accounts);
  const { isLoading, error, isCancelled, load, cancel } = useReport();
  const once = useSingleFlight();
  // The button that cancelled it has been removed.
  useFocusWhenLost(note, isCancelled);
  const name = reportName(report, t);

  async function loadReport(): Promise<void> {
    // Voice control presses the button without leaving a date field.
    const sent = withValue(values, typed.current, values[typed.current]);
    setChosen(sent);
    onUse(toUsedValues(sent));
    const outcome = await load({
      className,
      parameters: toWireParameters(parameters, sent, { personRef, language }),
    });
    if (outcome?.kind !== 'loaded') return;
    const file = new File([outcome.pdf], reportFileName(name, today), { type: 'application/pdf' });
    if (!isNarrow) return onLoad(file, sent);
    saveFile(file);
    notify.success(t('saved', { name: file.name }));
    onClose();
  }

  const submit = () => {
    flushSync(() => setAttempted(true));
    if (missingParameters(parameters, values).length === 0) once(loadReport);
    else focusFirstFault(fields.current);
  };

  return (
    <FormDialog
      isOpen
      title={name}
      submitLabel={t(isNarrow ? 'save' : 'load')}
      submitRefusal={refusalOf(
        parameters.includes('account') ? accounts.account : accounts.holidayAccount,
        t,
      )}
      isBusy={isLoading}
      canCancelSaving
      error={error && <ReportProblem error={error} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldStack ref={fields}>
        <FieldBlock as="dl">
          <dt>{t('parameter.person')}</dt>
          <dd>{personName}</dd>
        </FieldBlock>
        <ReportFields
          parameters={parameters}
          values={values}
          accounts={accounts}
          today={today}
          isAttempted={isAttempted}
          isReadOnly={isLoading}
          onChange={setChosen}
          onType={(day) => (typed.current = day)}
        />
        {isLoading && <ReportProgress onCancel={cancel} />}
        {isCancelled && (
          <Note ref={note} role="status" tabIndex={-1}>
            {t('cancelled')}
          </Note>
        )}
      </FieldStack>
    </FormDialog>
  );
}

/** Returns the reason why nothing can be loaded before the accounts; undefined otherwise. */
function refusalOf(
  { isEnabled, data, isError }: UseQueryResult<ReportAccount[]>,
  t: TFunction<'reports'>,
): string | undefined {
  if (!isEnabled || data) return undefined;
  return t(isError ? 'accounts.failed' : 'accounts.loading');
}

const Note = styled.p`
  color: var(--color-text-muted);
  outline: 0;
`;
