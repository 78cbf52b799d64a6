import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PeriodChange, PeriodForm } from '@selfservice/api/requests/period-form';
import { hasWrongDayOrder, missingFields, possiblePeriod } from '@selfservice/api/requests/period-form';
import { endDayOf } from '@selfservice/api/requests/request-period';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { DatePicker } from '../../primitives/DatePicker/DatePicker.tsx';
import { TimeField } from '../../primitives/TimeField/TimeField.tsx';
import { usePeriodWords } from './usePeriodWords.ts';

export interface PeriodFieldsProps {
  /** The entered period. */
  form: PeriodForm;
  /** The kind of request. The day on which a part of a day ends depends on it. */
  agenda: Agenda;
  /** The current day. */
  today: LocalDate;
  /** Whether the period is always one day, without a field for the last day. Default false. */
  hasOneDay?: boolean;
  /** Whether empty fields show an error. Default false. */
  isAttempted?: boolean;
  /** Whether the fields cannot be changed. Default false. */
  isReadOnly?: boolean;
  /** Whether the period and its length are shown below the fields. Default true. */
  hasSummary?: boolean;
  /** Called when the user changes a field. */
  onChange: (change: PeriodChange) => void;
}

/**
 * The fields of a period: whole days or a part of a day. Times change in steps of 30 minutes.
 *
 * @requirement requests-30, requests-33, requests-38, unavailability-15
 */
export function PeriodFields(props: PeriodFieldsProps) {
  const { form, agenda, today, hasOneDay = false, hasSummary = true } = props;
  const { isAttempted = false, isReadOnly = false, onChange } = props;
  const { t } = useTranslation('requests');
  const words = usePeriodWords();
  const { period, blanks } = form;
  const { isAllDay, firstDay, lastDay, beginTime, endTime } = period;
  const possible = possiblePeriod(form);
  const endDay = endDayOf(agenda, period);
  const hasLastDay = isAllDay && !hasOneDay;
  const isNextDay = missingFields(form).length === 0 && endDay !== firstDay;
  const dayMissing = isAttempted ? t('new.period.dayMissing') : undefined;
  const timeMissing = isAttempted ? t('new.period.timeMissing') : undefined;
  const isFirstBlank = blanks.includes('firstDay');
  const isLastBlank = blanks.includes('lastDay');
  const isBeginBlank = blanks.includes('beginTime');
  const isEndBlank = blanks.includes('endTime');
  const wrongOrder = hasWrongDayOrder(form) ? t('new.period.wrongOrder') : undefined;
  return (
    <Root role="group" aria-label={t('new.period.name')}>
      <Checkbox
        isSelected={isAllDay}
        isReadOnly={isReadOnly}
        onChange={(isSelected) => onChange({ kind: 'setAllDay', isAllDay: isSelected })}
      >
        {t('new.period.allDay')}
      </Checkbox>
      <Row>
        <DatePicker
          label={t(hasLastDay ? 'new.period.firstDay' : 'new.period.day')}
          value={isFirstBlank ? null : firstDay}
          today={today}
          isReadOnly={isReadOnly}
          isRequired
          errorMessage={isFirstBlank ? dayMissing : undefined}
          onPick={(day) => onChange({ kind: 'pickFirstDay', day })}
          onChange={(day) =>
            onChange(day ? { kind: 'typeFirstDay', day } : { kind: 'empty', field: 'firstDay' })
          }
        />
        {hasLastDay && (
          <DatePicker
            label={t('new.period.lastDay')}
            value={isLastBlank ? null : lastDay}
            today={today}
            isReadOnly={isReadOnly}
            isRequired
            errorMessage={isLastBlank ? dayMissing : wrongOrder}
            onPick={(day) => onChange({ kind: 'pickLastDay', day })}
            onChange={(day) =>
              onChange(day ? { kind: 'typeLastDay', day } : { kind: 'empty', field: 'lastDay' })
            }
          />
        )}
      </Row>
      {!isAllDay && (
        <Row>
          <TimeField
            label={t('new.period.begin')}
            value={isBeginBlank ? null : beginTime}
            startAt={beginTime}
            isReadOnly={isReadOnly}
            isRequired
            errorMessage={isBeginBlank ? timeMissing : undefined}
            onStep={(time) => onChange({ kind: 'stepBeginTime', time })}
            onChange={(time) =>
              onChange(time ? { kind: 'typeBeginTime', time } : { kind: 'empty', field: 'beginTime' })
            }
          />
          <TimeField
            label={t('new.period.end')}
            description={isNextDay ? t('new.period.nextDay', { day: words.dayInWords(endDay) }) : undefined}
            value={isEndBlank ? null : endTime}
            startAt={endTime}
            isReadOnly={isReadOnly}
            isRequired
            errorMessage={isEndBlank ? timeMissing : undefined}
            onStep={(time) => onChange({ kind: 'stepEndTime', time })}
            onChange={(time) =>
              onChange(time ? { kind: 'typeEndTime', time } : { kind: 'empty', field: 'endTime' })
            }
          />
        </Row>
      )}
      {hasSummary && <Summary role="status">{possible && words.ofPeriod(agenda, possible)}</Summary>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
`;

/* Two fields beside each other where both fit. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--space-3) var(--space-4);
`;

/* One line high even while it is empty, so that nothing below it moves. */
const Summary = styled.p`
  min-height: 1lh;
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;
`;
