import type { LocalMonth } from '@selfservice/api/core/local-date';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { HoursChartSkeleton } from '../HoursChart/HoursChartSkeleton.tsx';
import { MonthBalanceSkeleton } from '../MonthBalance/MonthBalanceSkeleton.tsx';
import { WorksheetHeaderSkeleton } from '../WorksheetHeader/WorksheetHeaderSkeleton.tsx';
import { WorksheetTableSkeleton } from '../WorksheetTable/WorksheetTableSkeleton.tsx';
import { Content, Top } from './WorksheetLayout.ts';

export interface WorksheetSkeletonProps {
  /** The month whose days have placeholders. */
  month: LocalMonth;
}

/** Shown while the worksheet loads. */
export function WorksheetSkeleton({ month }: WorksheetSkeletonProps) {
  const { t } = useTranslation('worksheet');
  return (
    <Content aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Top>
        <WorksheetHeaderSkeleton />
        <MonthBalanceSkeleton />
      </Top>
      <HoursChartSkeleton />
      <WorksheetTableSkeleton month={month} />
    </Content>
  );
}
