import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { monthOf } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { ComputeToToday } from '@selfservice/api/worksheet/compute-to-today-choices';
import type { WorksheetParameters } from '@selfservice/api/worksheet/worksheet-parameters';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Pager } from '../../patterns/Pager/Pager.tsx';
import { floatingColumn } from '../../primitives/FloatingPlace/floatingPlace.ts';
import { Layout, Place } from './WorksheetLayout.ts';
import { WorksheetContent } from './WorksheetContent.tsx';
import { WorksheetSkeleton } from './WorksheetSkeleton.tsx';
import { WorksheetTools } from './WorksheetTools.tsx';

export interface WorksheetBodyProps {
  /** Reference of the user. */
  personRef: string;
  /** The shown month; null while the default month is unknown. */
  month: LocalMonth | null;
  /** Called when the user chooses another month. */
  onMonthChange: (month: LocalMonth) => void;
  /** The current day. */
  today: LocalDate;
  /** The organisation's settings; undefined while loading. */
  parameters: WorksheetParameters | undefined;
  /** The worksheet; undefined while loading, null for none. */
  worksheet: Worksheet | null | undefined;
  /** The day to which the shown worksheet is computed. */
  computedTo: ComputeToToday;
  /** The error of the last load; null for none. A loaded worksheet stays visible. */
  error: Error | null;
  /** Whether the worksheet is being fetched. */
  isFetching: boolean;
  /** Called when the user tries again. */
  onRetry: () => void;
  /** The element of the worksheet, which can get the focus. */
  placeRef: Ref<HTMLDivElement>;
}

/** The worksheet with its tools and notices. @requirement worksheet-3, worksheet-4 */
export function WorksheetBody(props: WorksheetBodyProps) {
  const { personRef, month, onMonthChange, today, parameters, worksheet, placeRef } = props;
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  const problem = props.error && (
    <ErrorPanel
      error={props.error}
      title={t(worksheet === undefined ? 'failed' : 'refreshFailed')}
      isRetrying={props.isFetching}
      onRetry={props.onRetry}
    />
  );
  if (month === null)
    return <Layout ref={floatingColumn}>{problem ?? <WorksheetSkeleton month={monthOf(today)} />}</Layout>;
  return (
    <Layout ref={floatingColumn}>
      {problem}
      {(worksheet !== undefined || !props.error) && (
        <Place ref={placeRef} tabIndex={-1}>
          <Pager
            label={t('worksheet', { month: formatMonth(month, language) })}
            aria-busy={worksheet === undefined || undefined}
            previousLabel={t('previous')}
            nextLabel={t('next')}
            onPrevious={() => onMonthChange(addMonths(month, -1))}
            onNext={() => onMonthChange(addMonths(month, 1))}
          >
            {worksheet === undefined || !parameters ? (
              <WorksheetSkeleton month={month} />
            ) : (
              <WorksheetContent
                key={month}
                worksheet={worksheet}
                today={today}
                computedTo={props.computedTo}
                hasDecimalHours={parameters.hasDecimalHours}
                tools={
                  worksheet && <WorksheetTools worksheetId={{ personRef, month }} worksheet={worksheet} />
                }
              />
            )}
          </Pager>
        </Place>
      )}
    </Layout>
  );
}
