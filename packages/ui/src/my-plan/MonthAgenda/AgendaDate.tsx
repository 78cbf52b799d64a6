import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanDayState } from '@selfservice/api/my-plan/plan-day';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDayNumber, formatWeekday } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { planDayIcons } from '../../patterns/StateIcon/planDayIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface AgendaDateProps {
  /** The day. */
  day: LocalDate;
  /** The markers of the day. Here only for assistive technology: `DayDecisions` shows them. */
  states: readonly PlanDayState[];
  /** Whether the day is marked for a new request. Default false. */
  isMarked?: boolean;
  /** Whether the day has changed since the user saw it last. Only for assistive technology. Default false. */
  isChanged?: boolean;
}

/** The date at the start of a row: the number above the weekday on a phone, otherwise in one line. */
export function AgendaDate({ day, states, isMarked = false, isChanged = false }: AgendaDateProps) {
  const { t } = useTranslation('my-plan');
  const { t: tPatterns } = useTranslation('patterns');
  const language = useLanguage();
  return (
    <span data-plan-day={day} className="date">
      <b>{formatDayNumber(day, language)}</b> <span>{formatWeekday(day, language)}</span>
      {isMarked && (
        <span className="mark" title={t('marked.head')}>
          <Icon of={Check} size={14} />
          <VisuallyHidden>{t('marked.head')}</VisuallyHidden>
        </span>
      )}
      {states.map((state) => (
        <VisuallyHidden key={state}>{` ${tPatterns(planDayIcons[state].text)}`}</VisuallyHidden>
      ))}
      {isChanged && <VisuallyHidden>{` ${t('changes.word')}`}</VisuallyHidden>}
    </span>
  );
}
