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
import { Controls, Layout, Month, MonthStandIn, Place, Tools } from './WorksheetLayout.ts';
import { WorksheetContent } from './WorksheetContent.tsx';
import { WorksheetSkeleton } from './WorksheetSkeleton.tsx';
import { WorksheetTools } from './WorksheetTools.tsx';

export interface WorksheetBodyProps {
  /** Reference of whose worksheet it is. */
  personRef: string;
  /** The month that is shown; null while it is not known. */
  month: LocalMonth | null;
  /** Another month was chosen. */
  onMonthChange: (month: LocalMonth) => void;
  /** The day that it is now. */
  today: LocalDate;
  /** How the organisation shows worksheets; undefined until it is known. */
  parameters: WorksheetParameters | undefined;
  /** Undefined while it is on its way; null: there is none. */
  worksheet: Worksheet | null | undefined;
  /** Up to which day the current month is reckoned; null until it is known. */
  computeToToday: ComputeToToday | null;
  /** Another day was chosen. */
  onComputeToTodayChange: (choice: ComputeToToday) => void;
  /** Why it could not be asked for; null for no reason. What is known stays visible. */
  error: Error | null;
  /** It is being asked for. */
  isFetching: boolean;
  /** Asks for it again. */
  onRetry: () => void;
  /** The part with the worksheet, for the focus. */
  placeRef: Ref<HTMLDivElement>;
}

/** Month, tools, notices and the worksheet. */
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
                <MonthStandIn />
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
