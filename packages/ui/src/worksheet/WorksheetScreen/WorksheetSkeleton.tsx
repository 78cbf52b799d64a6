import type { LocalMonth } from '@selfservice/api/core/local-date';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { BalanceChartSkeleton } from '../BalanceChart/BalanceChartSkeleton.tsx';
import { MonthBalanceSkeleton } from '../MonthBalance/MonthBalanceSkeleton.tsx';
import { PersonLineSkeleton, StampStepsSkeleton } from '../WorksheetHeader/headerSkeletons.tsx';
import { WorksheetTableSkeleton } from '../WorksheetTable/WorksheetTableSkeleton.tsx';
import { Content, Summary } from './WorksheetLayout.ts';

export interface WorksheetSkeletonProps {
  /** The month whose days have placeholders. */
  month: LocalMonth;
}

/** Shown while the worksheet loads. */
export function WorksheetSkeleton({ month }: WorksheetSkeletonProps) {
  const { t } = useTranslation('worksheet');
  return (
    <Content aria-busy="true">
      <Summary>
        <div data-area="balance">
          <MonthBalanceSkeleton />
        </div>
        <div data-area="steps">
          <StampStepsSkeleton />
        </div>
        <div data-area="person">
          <PersonLineSkeleton />
        </div>
        <div data-area="chart">
          <BalanceChartSkeleton />
        </div>
      </Summary>
      <WorksheetTableSkeleton month={month} />
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
    </Content>
  );
}
