import type { LocalDate } from '@selfservice/api/core/local-date';
import { mostWeeklyDays } from '@selfservice/api/unavailability/weekly-days';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { DatePicker } from '../../primitives/DatePicker/DatePicker.tsx';
import type { DayOutcome } from '../../requests/DayOutcomeList/dayOutcome.ts';
import { DayOutcomeList } from '../../requests/DayOutcomeList/DayOutcomeList.tsx';
import type { UnavailabilityForm } from './unavailabilityForm.ts';
import { weeklyFault } from './unavailabilityForm.ts';

export interface WeeklyFieldsProps {
  /** What stands in the fields. */
  form: UnavailabilityForm;
  /** The day that it is now. */
  today: LocalDate;
  /** An empty field says that it is needed. */
  isAttempted: boolean;
  /** Nothing can be changed now. */
  isReadOnly: boolean;
  /** The days of the form and those that are saved already, with their results. */
  days: readonly DayOutcome[];
  /** A field was changed. */
  onChange: (form: UnavailabilityForm) => void;
}

/** Whether an unavailability repeats every week, until when, and on which days that is. */
export function WeeklyFields({ form, today, isAttempted, isReadOnly, days, onChange }: WeeklyFieldsProps) {
  const { t } = useTranslation('unavailability');
  const { isWeekly, until } = form;
  const fault = weeklyFault(form);
  const isSaid = fault !== null && (fault !== 'missing' || isAttempted);
  const isSaved = ({ state }: DayOutcome) => state.startsWith('saved');
  const savedCount = days.filter(isSaved).length;
  const unknownCount = days.filter(({ state }) => state === 'notKnown').length;
  const leftCount = days.length - savedCount - unknownCount;
  const isListed = (isWeekly && until !== null && fault === null) || savedCount > 0;
  return (
    <Root role="group" aria-label={t('new.weekly.name')}>
      <Checkbox
        isSelected={isWeekly}
        isReadOnly={isReadOnly}
        onChange={(isSelected) => onChange({ ...form, isWeekly: isSelected })}
      >
        {t('new.weekly.label')}
      </Checkbox>
      {isWeekly && (
        <DatePicker
          label={t('new.weekly.until')}
          value={until}
          today={today}
          isReadOnly={isReadOnly}
          isRequired
          errorMessage={isSaid ? t(`new.weekly.${fault}`, { count: mostWeeklyDays }) : undefined}
          onChange={(day) => onChange({ ...form, until: day })}
        />
      )}
      {isListed && (
        <>
          <Count role="status">
            {[
              (leftCount > 0 || days.length === 0) && t('new.weekly.count', { count: leftCount }),
              savedCount > 0 && t('new.weekly.countSaved', { count: savedCount }),
              unknownCount > 0 && t('new.weekly.countNotKnown', { count: unknownCount }),
            ]
              .filter(Boolean)
              .join(' ')}
          </Count>
          <DayOutcomeList label={t('new.weekly.days')} days={days} />
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Count = styled.p`
  font-size: var(--text-2);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
`;
