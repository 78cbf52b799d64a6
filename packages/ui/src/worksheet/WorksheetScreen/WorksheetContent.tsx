import type { LocalDate } from '@selfservice/api/core/local-date';
import { contentOfWorksheet, publicationOfWorksheet } from '@selfservice/api/worksheet/visibility';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import { FileClock, FileX } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hourFormats } from '../../i18n/formatDuration.ts';
import { formatMonth } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { HoursChart } from '../HoursChart/HoursChart.tsx';
import { MonthBalance } from '../MonthBalance/MonthBalance.tsx';
import { MonthTotals } from '../MonthTotals/MonthTotals.tsx';
import { WorksheetHeader } from '../WorksheetHeader/WorksheetHeader.tsx';
import { WorksheetTable } from '../WorksheetTable/WorksheetTable.tsx';
import { daysWithErrors, useErrorJump } from '../WorksheetTable/useErrorJump.ts';
import { ErrorsButton } from './ErrorsButton.tsx';
import { OtherErrors } from './OtherErrors.tsx';
import { Content, Top } from './WorksheetLayout.ts';

export interface WorksheetContentProps {
  /** The worksheet; null for none. */
  worksheet: Worksheet | null;
  /** The current day. */
  today: LocalDate;
  /** Whether amounts are decimal hours instead of `h:mm`. */
  hasDecimalHours: boolean;
}

/** A worksheet, or a message that there is none. @requirement worksheet-17, worksheet-18, worksheet-19 */
export function WorksheetContent({ worksheet, today, hasDecimalHours }: WorksheetContentProps) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  const tableRef = useRef<HTMLTableElement>(null);
  const errorDays = daysWithErrors(worksheet?.rows ?? []);
  const jump = useErrorJump(errorDays, tableRef);
  if (worksheet === null)
    return (
      <EmptyState icon={FileX} title={t('notice.noWorksheet')}>
        {t('notice.noWorksheetMore')}
      </EmptyState>
    );
  const formats = hourFormats(hasDecimalHours, language);
  const publication = publicationOfWorksheet(worksheet);
  const hasRows = contentOfWorksheet(worksheet) === 'rows';
  return (
    <Content>
      <Top>
        <WorksheetHeader worksheet={worksheet} />
        <MonthBalance worksheet={worksheet} formats={formats} />
      </Top>
      {publication !== 'published' && <Banner title={t(`notice.${publication}`)} />}
      <OtherErrors errors={worksheet.otherErrors} />
      {hasRows && (
        <HoursChart
          worksheet={worksheet}
          formats={formats}
          beside={errorDays.length > 0 && <ErrorsButton count={errorDays.length} onShow={jump.toFirst} />}
        />
      )}
      {hasRows ? (
        <WorksheetTable
          ref={tableRef}
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
