import type { LocalDate } from '@selfservice/api/core/local-date';
import { daysBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { PlanChanges } from '@selfservice/api/my-plan/create-plan-news';
import { ChevronRight, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatListRange } from '../../i18n/formatRange.ts';
import { formatWeekday } from '../../i18n/formatDate.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';

export interface ChangesLineProps {
  /** The changes. */
  changes: PlanChanges;
  /** The current day. */
  today: LocalDate;
  /** Called when the user wants to see the changed days, one after the other. */
  onGo: () => void;
}

/** Says in one line how many days have changed since the user saw the month last. @requirement my-plan-55 */
export function ChangesLine({ changes: { days, since }, today, onGo }: ChangesLineProps) {
  const { t } = useTranslation('my-plan');
  const language = useLanguage();
  const count = days.size;
  const age = since ? daysBetween(since, today) : 0;
  const nameOf = (day: LocalDate) =>
    age < 7 ? formatWeekday(day, language) : formatListRange({ first: day, last: day }, today, language);
  return (
    <Root role="status">
      {count > 0 && (
        <button type="button" onClick={onGo}>
          <Icon of={RefreshCw} size={14} />
          <span>
            {since && age > 0
              ? t('changes.days', { count, since: nameOf(since) })
              : t('changes.today', { count })}
          </span>
          <Icon of={ChevronRight} size={16} />
        </button>
      )}
    </Root>
  );
}

const Root = styled.div`
  min-width: 0;

  & > button {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 28px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: var(--color-information);
    font: inherit;
    font-size: var(--text-2);
    font-variant-numeric: tabular-nums;
    font-weight: var(--weight-medium);
    text-align: start;
    cursor: pointer;

    &:hover {
      text-decoration: underline;
    }
  }
`;
