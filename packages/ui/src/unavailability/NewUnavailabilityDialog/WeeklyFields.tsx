import type { LocalDate } from '@selfservice/api/core/local-date';
import { mostWeeklyDays, weeklyDays } from '@selfservice/api/unavailability/weekly-days';
import type { UnsavedDay } from '@selfservice/api/unavailability/unavailability';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { DatePicker } from '../../primitives/DatePicker/DatePicker.tsx';
import type { UnavailabilityForm } from './unavailabilityForm.ts';
import { weeklyFault } from './unavailabilityForm.ts';
import { WeeklyDayList } from './WeeklyDayList.tsx';

export interface WeeklyFieldsProps {
  /** What stands in the fields. */
  form: UnavailabilityForm;
  /** The day that it is now. */
  today: LocalDate;
  /** An empty field says that it is needed. */
  isAttempted: boolean;
  /** Nothing can be changed now. */
  isReadOnly: boolean;
  /** The days that the last attempt has not saved; empty where there was none. */
  unsaved: readonly UnsavedDay[];
  /** A field was changed. */
  onChange: (form: UnavailabilityForm) => void;
}

/** Whether an unavailability repeats every week, until when, and on which days that is. */
export function WeeklyFields({ form, today, isAttempted, isReadOnly, unsaved, onChange }: WeeklyFieldsProps) {
  const { t } = useTranslation('unavailability');
  const { isWeekly, until, saved, period } = form;
  const fault = weeklyFault(form);
  const isSaid = fault !== null && (fault !== 'missing' || isAttempted);
  const days = isWeekly && until && fault === null ? weeklyDays(period.firstDay, until) : [];
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
      {days.length > 0 && (
        <WeeklyDayList days={[...new Set([...days, ...saved])].toSorted()} {...{ saved, unsaved }} />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
`;
