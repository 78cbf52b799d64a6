import type { LocalDate } from '@selfservice/api/core/local-date';
import type { DayOutcome } from '@selfservice/api/requests/day-outcomes';
import type { WeeklyFault } from '@selfservice/api/unavailability/unavailability-form';
import { maxWeeklyDays } from '@selfservice/api/unavailability/weekly-days';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { DatePicker } from '../../primitives/DatePicker/DatePicker.tsx';
import { DayOutcomeList } from '../../requests/DayOutcomeList/DayOutcomeList.tsx';

export interface WeeklyFieldsProps {
  /** The entered repetition. */
  form: { isWeekly: boolean; until: LocalDate | null };
  /** The error of the repetition; null for none. */
  fault: WeeklyFault | null;
  /** The current day. */
  today: LocalDate;
  /** Whether the fields cannot be changed. */
  isReadOnly: boolean;
  /** The days of the form and other days that are already saved, with their results. */
  days: readonly DayOutcome[];
  /** Whether the days are listed. */
  areDaysListed: boolean;
  /** Called when the user switches the repetition on or off. */
  onWeeklyChange: (isWeekly: boolean) => void;
  /** Called when the user changes the last day; null for an empty field. */
  onUntilChange: (until: LocalDate | null) => void;
}

/** The fields of a weekly repetition, with a list of its days. @requirement unavailability-8, unavailability-18 */
export function WeeklyFields(props: WeeklyFieldsProps) {
  const { form, fault, today, isReadOnly, days, areDaysListed, onWeeklyChange, onUntilChange } = props;
  const { t } = useTranslation('unavailability');
  const { isWeekly, until } = form;
  const isSaved = ({ state }: DayOutcome) => state.startsWith('saved');
  const savedCount = days.filter(isSaved).length;
  const unknownCount = days.filter(({ state }) => state === 'notKnown').length;
  const leftCount = days.length - savedCount - unknownCount;
  return (
    <Root role="group" aria-label={t('new.weekly.name')}>
      <Checkbox isSelected={isWeekly} isReadOnly={isReadOnly} onChange={onWeeklyChange}>
        {t('new.weekly.label')}
      </Checkbox>
      {isWeekly && (
        <DatePicker
          label={t('new.weekly.until')}
          value={until}
          today={today}
          isReadOnly={isReadOnly}
          isRequired
          errorMessage={fault ? t(`new.weekly.${fault}`, { count: maxWeeklyDays }) : undefined}
          onChange={onUntilChange}
        />
      )}
      {areDaysListed && (
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
