import type { LocalDate } from '@selfservice/api/core/local-date';
import { minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import type { PlanDayActionId } from '@selfservice/api/my-plan/plan-day';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDetailDay } from '../../i18n/formatDate.ts';
import { formatHours } from '../../i18n/formatDuration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { planDayIcons } from '../../patterns/StateIcon/planDayIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { IntervalLine } from '../IntervalLine/IntervalLine.tsx';
import { intervalTime } from '../IntervalLine/intervalTime.ts';
import type { PlanDay } from '../MonthOfDays/planDay.ts';
import { DayNews } from '../PlanNews/DayNews.tsx';
import { refusalOf } from '../MonthOfDays/planDay.ts';

export interface PlanDetailDialogProps {
  /** The day. */
  day: PlanDay;
  /** The interval that is shown; null for the whole day. */
  interval: MyPlanInterval | null;
  /** Called when the user chooses an action for the day. */
  onAction: (id: PlanDayActionId, day: LocalDate) => void;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** The details of an interval or of a whole day, with the actions for the day. @requirement my-plan-13 */
export function PlanDetailDialog({ day, interval, onAction, onClose }: PlanDetailDialogProps) {
  const { t } = useTranslation('my-plan');
  const { kinds } = useTimelineTexts();
  const language = useLanguage();
  const date = formatDetailDay(day.day, language);
  const factsOf = (shown: MyPlanInterval) => {
    const duration = shown.isAllDay ? null : formatHours(minutesBetween(shown.begin, shown.end));
    return [
      { term: t('detail.kind'), details: kinds[shown.kind] },
      { term: t('day'), details: date },
      { term: t('detail.time'), details: intervalTime(shown, language, t('detail.allDay')) },
      ...(duration ? [{ term: t('detail.duration'), details: duration }] : []),
      ...(shown.shortName ? [{ term: t('detail.shortName'), details: shown.shortName }] : []),
      ...(shown.isOutsideWorkplace ? [{ term: t('detail.place'), details: t('detail.outside') }] : []),
    ];
  };
  return (
    <Dialog
      isOpen
      title={interval ? interval.name || kinds[interval.kind] : date}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        day.actions.length > 0 &&
        day.actions.map(({ id, isAllowed }, place) => (
          <Button
            key={id}
            kind={needsAnswer(id) && place === day.actions.length - 1 ? 'primary' : 'secondary'}
            disabledReason={isAllowed ? undefined : t(`refused.${refusalOf[id]}`)}
            onPress={() => onAction(id, day.day)}
          >
            {t(`action.${id}`)}
          </Button>
        ))
      }
    >
      {(day.holiday || day.change || day.states.length > 0) && (
        <States>
          {day.holiday && <p>{t('detail.holiday', { name: day.holiday })}</p>}
          {day.states.map((state) => (
            <StateIcon key={state} look={planDayIcons[state]} />
          ))}
          {day.change && <DayNews change={day.change} />}
        </States>
      )}
      {interval ? <DescriptionList items={factsOf(interval)} /> : <WholeDay intervals={day.intervals} />}
    </Dialog>
  );
}

function needsAnswer(id: PlanDayActionId): boolean {
  return id === 'sign' || id === 'change';
}

function WholeDay({ intervals }: { intervals: readonly MyPlanInterval[] }) {
  const { t } = useTranslation('my-plan');
  if (intervals.length === 0) return <p>{t('detail.nothing')}</p>;
  return (
    <Lines>
      {intervals.map((interval, place) => (
        <li key={place}>
          <IntervalLine interval={interval} />
        </li>
      ))}
    </Lines>
  );
}

const States = styled.div`
  display: grid;
  gap: var(--space-1);
  padding-bottom: var(--space-3);
`;

const Lines = styled.ul`
  display: grid;
  gap: var(--space-2);
`;
