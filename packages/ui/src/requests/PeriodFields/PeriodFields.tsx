import type { LocalDate } from '@selfservice/api/core/local-date';
import { endDayOf } from '@selfservice/api/requests/request-period';
import type { Agenda } from '@selfservice/api/requests/requests';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { DayField } from './DayField.tsx';
import { MomentField } from './MomentField.tsx';
import { PeriodSummary } from './PeriodSummary.tsx';
import type { PeriodChange, PeriodForm } from './periodForm.ts';
import { missingFields, possiblePeriod } from './periodForm.ts';
import { usePeriodWords } from './usePeriodWords.ts';

export interface PeriodFieldsProps {
  /** What stands in the fields. */
  form: PeriodForm;
  /** Says how an end that is not after its begin is read. */
  agenda: Agenda;
  /** The day that it is now. */
  today: LocalDate;
  /** There is one day and no last one, even for whole days. Default false. */
  hasOneDay?: boolean;
  /** Empty fields say that they are needed. Default false. */
  isAttempted?: boolean;
  /** Nothing can be changed now. Default false. */
  isReadOnly?: boolean;
  /** What the period comes to is said below the fields. Default true. */
  hasSummary?: boolean;
  /** A field was changed. */
  onChange: (change: PeriodChange) => void;
}

/** When something is for: whole days or a part of one, with what that comes to in words. Specification 000 section 5. */
export function PeriodFields(props: PeriodFieldsProps) {
  const { form, agenda, today, hasOneDay = false, isAttempted = false, isReadOnly = false, ...more } = props;
  const { hasSummary = true, onChange } = more;
  const { t } = useTranslation('requests');
  const words = usePeriodWords();
  const { isAllDay, firstDay } = form.period;
  const endDay = endDayOf(agenda, form.period);
  const hasLastDay = isAllDay && !hasOneDay;
  const isWhole = missingFields(form).length === 0;
  const shared = { form, isReadOnly, isAttempted, onChange };
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
        <DayField
          {...shared}
          which="first"
          label={t(hasLastDay ? 'new.period.firstDay' : 'new.period.day')}
          today={today}
        />
        {hasLastDay && <DayField {...shared} which="last" label={t('new.period.lastDay')} today={today} />}
      </Row>
      {!isAllDay && (
        <Row>
          <MomentField {...shared} which="begin" label={t('new.period.begin')} />
          <MomentField
            {...shared}
            which="end"
            label={t('new.period.end')}
            description={
              isWhole && endDay !== firstDay
                ? t('new.period.nextDay', { day: words.dayInWords(endDay) })
                : undefined
            }
          />
        </Row>
      )}
      {hasSummary && <PeriodSummary agenda={agenda} period={possiblePeriod(form)} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
`;

/* Two beside each other where both have room. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--space-3) var(--space-4);
`;
