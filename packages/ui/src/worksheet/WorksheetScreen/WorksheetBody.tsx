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
import { MonthPicker } from '../../patterns/MonthPicker/MonthPicker.tsx';
import { Pager } from '../../patterns/Pager/Pager.tsx';
import { floatingColumn } from '../../primitives/FloatingPlace/floatingPlace.ts';
import { Controls, Layout, Month, MonthPlaceholder, Place, Tools } from './WorksheetLayout.ts';
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
  /** The day to which the current month is computed; null while unknown. */
  computeToToday: ComputeToToday | null;
  /** Called when the user chooses another day. */
  onComputeToTodayChange: (choice: ComputeToToday) => void;
  /** The error of the last load; null for none. A loaded worksheet stays visible. */
  error: Error | null;
  /** Whether the worksheet is being fetched. */
  isFetching: boolean;
  /** Called when the user tries again. */
  onRetry: () => void;
  /** The element of the worksheet, which can get the focus. */
  placeRef: Ref<HTMLDivElement>;
}

/** The month picker, tools, notices and the worksheet. @requirement worksheet-3, worksheet-4 */
export function WorksheetBody(props: WorksheetBodyProps) {
  const { personRef, month, onMonthChange, today, parameters, worksheet, computeToToday, placeRef } = props;
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
    return (
      <Layout ref={floatingColumn}>
        {problem ?? (
          <>
            <Controls>
              <Month>
                <MonthPlaceholder />
              </Month>
              <Tools />
            </Controls>
            <WorksheetSkeleton month={monthOf(today)} />
          </>
        )}
      </Layout>
    );
  return (
    <Layout ref={floatingColumn}>
      <Controls>
        <Month>
          <MonthPicker label={t('month')} value={month} onChange={onMonthChange} today={today} />
        </Month>
        <WorksheetTools
          worksheetId={{ personRef, month }}
          worksheet={worksheet}
          today={today}
          computeToToday={computeToToday}
          onComputeToTodayChange={props.onComputeToTodayChange}
        />
      </Controls>
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
                hasDecimalHours={parameters.hasDecimalHours}
              />
            )}
          </Pager>
        </Place>
      )}
    </Layout>
  );
}
