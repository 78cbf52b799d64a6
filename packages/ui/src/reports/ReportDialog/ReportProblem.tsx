import { UnreadableReportError } from '@selfservice/api/reports/decode-report';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';

/** Why a report has not come, and what can be done about it. */
export function ReportProblem({ error }: { error: Error }) {
  const { t } = useTranslation('reports');
  if (!(error instanceof UnreadableReportError))
    return <ErrorPanel error={error} title={t('problem.failed')} />;
  const { problem } = error;
  return (
    <Banner tone="negative" title={t(`problem.${problem}`)}>
      {t(`problem.${problem}Hint`)}
    </Banner>
  );
}
