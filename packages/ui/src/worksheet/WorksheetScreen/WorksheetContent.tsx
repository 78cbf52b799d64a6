import type { LocalDate } from '@selfservice/api/core/local-date';
import type { ComputeToToday } from '@selfservice/api/worksheet/compute-to-today-choices';
import { contentOfWorksheet, publicationOfWorksheet } from '@selfservice/api/worksheet/visibility';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import { FileClock, FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hourFormats } from '../../i18n/formatDuration.ts';
import { formatMonth } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { BalanceChart } from '../BalanceChart/BalanceChart.tsx';
import { MonthBalance } from '../MonthBalance/MonthBalance.tsx';
import { MonthTotals } from '../MonthTotals/MonthTotals.tsx';
import { PersonLine } from '../WorksheetHeader/PersonLine.tsx';
import { StampSteps } from '../WorksheetHeader/StampSteps.tsx';
import { WorksheetTable } from '../WorksheetTable/WorksheetTable.tsx';
import { daysWithErrors, useErrorJump } from '../WorksheetTable/useErrorJump.ts';
import { ErrorsLine } from './ErrorsLine.tsx';
import { OtherErrors } from './OtherErrors.tsx';
import { Content, Summary } from './WorksheetLayout.ts';

export interface WorksheetContentProps {
  /** The worksheet; null for none. */
  worksheet: Worksheet | null;
  /** The current day. */
  today: LocalDate;
  /** The day to which the worksheet is computed. Default: the whole month. */
  computedTo?: ComputeToToday | undefined;
  /** Whether amounts are decimal hours instead of `h:mm`. */
  hasDecimalHours: boolean;
  /** The tools of the worksheet. Default none. */
  tools?: ReactNode;
}

/** A worksheet, or a message that there is none. @requirement worksheet-17, worksheet-18, worksheet-19 */
export function WorksheetContent(props: WorksheetContentProps) {
  const { worksheet, today, computedTo, hasDecimalHours, tools } = props;
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  const rootRef = useRef<HTMLDivElement>(null);
  const jump = useErrorJump(worksheet ? daysWithErrors(worksheet) : [], rootRef);
  if (worksheet === null)
    return (
      <EmptyState icon={FileX} title={t('notice.noWorksheet')}>
        {t('notice.noWorksheetMore')}
      </EmptyState>
    );
  const formats = hourFormats(hasDecimalHours, language);
  const publication = publicationOfWorksheet(worksheet);
  return (
    <Content ref={rootRef}>
      {tools}
      <Summary>
        {jump.days.length > 0 && (
          <div data-area="errors">
            <ErrorsLine jump={jump} />
          </div>
        )}
        <div data-area="balance">
          <MonthBalance worksheet={worksheet} computedTo={computedTo} formats={formats} />
        </div>
        <div data-area="steps">
          <StampSteps worksheet={worksheet} />
        </div>
        <div data-area="person">
          <PersonLine worksheet={worksheet} />
        </div>
        <div data-area="chart">
          <BalanceChart worksheet={worksheet} formats={formats} />
        </div>
      </Summary>
      <OtherErrors errors={worksheet.otherErrors} />
      {publication !== 'published' && <Banner title={t(`notice.${publication}`)} />}
      {contentOfWorksheet(worksheet) === 'rows' ? (
        <WorksheetTable
          label={t('worksheet', { month: formatMonth(worksheet.month, language) })}
          worksheet={worksheet}
          today={today}
          formats={formats}
          jump={jump}
        />
      ) : (
        <EmptyState icon={FileClock} title={t('notice.noData')}>
          {t('notice.noDataMore')}
        </EmptyState>
      )}
      <MonthTotals worksheet={worksheet} formats={formats} />
    </Content>
  );
}
