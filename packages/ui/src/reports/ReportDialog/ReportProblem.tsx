import { UnreadableReportError } from '@selfservice/api/reports/decode-report';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';

/** The reason why a report was not loaded, with advice. @requirement reports-25, reports-26 */
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
