import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanDayState } from '@selfservice/api/my-plan/plan-day';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDayNumber, formatWeekday } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { planDayIcons } from '../../patterns/StateIcon/planDayIcons.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';

export interface PlanDayHeadProps {
  /** The day. */
  day: LocalDate;
  /** The markers of the day. */
  states: readonly PlanDayState[];
  /** Name of the public holiday. */
  holiday: string | undefined;
  /** Whether the day is today. Default false. */
  isToday?: boolean;
  /** Whether the day is marked for a new request. Default false. */
  isMarked?: boolean;
  /** Whether the day has changed since the user saw it last. Default false. */
  isChanged?: boolean;
}

/** The date of a day at the start of its row, with its markers. @requirement my-plan-15 */
export function PlanDayHead(props: PlanDayHeadProps) {
  const { day, states, holiday, isToday = false, isMarked = false, isChanged = false } = props;
  const { t } = useTranslation('my-plan');
  const language = useLanguage();
  return (
    <Root data-plan-day={day}>
      <Day data-today={isToday || undefined}>
        <span>{formatDayNumber(day, language)}</span> <span>{formatWeekday(day, language)}</span>
      </Day>
      {isMarked && (
        <Mark title={t('marked.head')}>
          <Icon of={Check} size={16} />
          <VisuallyHidden>{t('marked.head')}</VisuallyHidden>
        </Mark>
      )}
      {isChanged && <Changed>{t('changes.word')}</Changed>}
      {holiday && (
        <Holiday className="detail" title={holiday}>
          {holiday}
        </Holiday>
      )}
      {states.length > 0 && (
        <Icons>
          {states.map((state) => (
            <StateIcon key={state} look={planDayIcons[state]} size={16} isCompact />
          ))}
        </Icons>
      )}
    </Root>
  );
}

const Root = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);

  font-size: var(--text-2);

  @media (width >= 640px) {
    flex-wrap: nowrap;
  }
`;

const Day = styled.span`
  min-width: var(--weekday-width, 3.75em);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  & > span:first-child {
    display: inline-block;
    min-width: var(--day-width, 1.75em);
    font-weight: var(--weight-medium);
    text-align: end;
  }

  &[data-today] {
    color: var(--color-accent);
    font-weight: var(--weight-bold);

    & > span:first-child {
      font-weight: inherit;
    }
  }
`;

/* Beside the day, on a phone below it; at most two lines, so that the row does not grow. */
const Holiday = styled.span`
  && {
    display: -webkit-box;
    order: 1;
    flex: 1 1 100%;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    white-space: normal;
  }

  @media (width >= 640px) {
    && {
      order: 0;
      flex: 1;
    }
  }
`;

const Mark = styled.span`
  position: relative;
  display: inline-flex;
  padding: 1px;
  border-radius: var(--radius-small);
  background: var(--color-accent);
  color: var(--color-on-accent);

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
`;

const Changed = styled.span`
  && {
    color: var(--color-information);
    font-size: var(--text-1);
  }
`;

const Icons = styled.span`
  display: flex;
  gap: var(--space-1);
  margin-left: auto;
`;
