import { dateOf } from '@selfservice/api/core/local-date';
import type { PersonPlanState } from '@selfservice/api/plan-states/plan-states';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../environment/Environment.tsx';
import { formatListRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ColumnList } from '../../patterns/ColumnList/ColumnList.tsx';
import { ColumnListSkeleton } from '../../patterns/ColumnList/ColumnListSkeleton.tsx';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { PlanStateColumns } from './PlanStateColumns.ts';

export interface PlanStateListProps {
  /** The plans in order, at least one. */
  plans: readonly PersonPlanState[];
  /** The key of the plan whose detail is shown; null for none. */
  openKey: string | null;
  /** Called when the user opens a plan. */
  onOpen: (key: string) => void;
}

/** People with the parts of their plans in a state. @requirement plan-states-6 */
export function PlanStateList({ plans, openKey, onOpen }: PlanStateListProps) {
  const { t } = useTranslation('plan-states');
  const language = useLanguage();
  const today = dateOf(useClock().localNow());
  const partsOf = ({ fullName, personalNumber, days, approval, type }: PersonPlanState) => [
    ['name', titlesAfter(fullName)] as const,
    ['number', personalNumber] as const,
    ['days', formatListRange({ first: days.from, last: days.to }, today, language)] as const,
    ['done', [approval, type].filter(Boolean).join(', ')] as const,
  ];
  return (
    <ColumnList
      label={t('list')}
      rows={plans}
      idOf={({ key }) => key}
      labelOf={(plan) =>
        partsOf(plan)
          .map(([, text]) => text)
          .filter(Boolean)
          .join(', ')
      }
      columns={PlanStateColumns}
      openId={openKey}
      onOpen={onOpen}
    >
      {(plan) =>
        partsOf(plan).map(([part, text]) => (
          <span key={part} data-part={part}>
            {text}
          </span>
        ))
      }
    </ColumnList>
  );
}

/** Shown while the plans load. */
export function PlanStateListSkeleton() {
  return (
    <ColumnListSkeleton
      count={8}
      columns={PlanStateColumns}
      widths={{ name: 'min(12rem, 70%)', number: '4rem', days: '5rem' }}
    />
  );
}
