import { dateOf } from '@selfservice/api/core/local-date';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../environment/Environment.tsx';
import { formatListRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { List } from '../../primitives/List/List.tsx';
import type { PlanStateRow } from '../PlanStateRow.ts';
import { PlanStateColumns, PlanStateRoom } from './PlanStateColumns.ts';

export interface PlanStateListProps {
  /** At least one, in order. */
  plans: readonly PlanStateRow[];
  /** Key of the one whose detail is shown; null for none. */
  openKey: string | null;
  /** One was opened. */
  onOpen: (key: string) => void;
}

/** People with the parts of their plans that are in a state. */
export function PlanStateList({ plans, openKey, onOpen }: PlanStateListProps) {
  const { t } = useTranslation('plan-states');
  const language = useLanguage();
  const today = dateOf(useClock().localNow());
  return (
    <PlanStateRoom>
      <List
        label={t('list')}
        items={plans.map((plan) => {
          const { key, fullName, personalNumber, days, approval, type } = plan;
          const when = formatListRange({ first: days.from, last: days.to }, today, language);
          const done = [approval, type].filter(Boolean).join(', ');
          const label = [titlesAfter(fullName), personalNumber, when, done].filter(Boolean).join(', ');
          return { id: key, label, plan, when, done, isOpen: key === openKey };
        })}
        renderItem={({ plan, when, done, isOpen }) => (
          <PlanStateColumns aria-current={isOpen || undefined}>
            <span data-part="name">{titlesAfter(plan.fullName)}</span>
            <span data-part="number">{plan.personalNumber}</span>
            <span data-part="days">{when}</span>
            <span data-part="done">{done}</span>
          </PlanStateColumns>
        )}
        onAction={onOpen}
      />
    </PlanStateRoom>
  );
}
