import type { DayRange } from '@selfservice/api/core/month-days';
import type { PlanState } from '@selfservice/api/plan-states/plan-state-filter';
import type { PersonPlanState } from '@selfservice/api/plan-states/plan-states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../environment/useNow.ts';
import { formatListRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ColumnList } from '../../patterns/ColumnList/ColumnList.tsx';
import { ColumnListSkeleton } from '../../patterns/ColumnList/ColumnListSkeleton.tsx';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { planStateIcons } from '../../patterns/StateIcon/planStateIcons.ts';
import { StateIcon } from '../../patterns/StateIcon/StateIcon.tsx';
import { memoizeByItem } from '../../primitives/List/memoizeByItem.ts';
import { PlanStateColumns } from './PlanStateColumns.ts';
import { usualText } from './usualText.ts';

export interface PlanStateListProps {
  /** The plans in order, at least one. */
  plans: readonly PersonPlanState[];
  /** The state of all plans. */
  state: PlanState;
  /** The shown part of the month. */
  days: DayRange;
  /** The key of the plan whose detail is shown; null for none. */
  openKey: string | null;
  /** Called when the user opens a plan. */
  onOpen: (key: string) => void;
}

/**
 * People whose plans are in a state. Days are shown where they differ from the shown part of the month, approval and type
 * where they differ from most plans.
 * @requirement plan-states-6, plan-states-20
 */
export function PlanStateList({ plans, state, days, openKey, onOpen }: PlanStateListProps) {
  const { t } = useTranslation(['plan-states', 'patterns']);
  const language = useLanguage();
  const today = useToday();
  const look = planStateIcons[state];
  const usualApproval = usualText(plans.map(({ approval }) => approval));
  const usualType = usualText(plans.map(({ type }) => type));
  const stateText = t(`patterns:${look.text}`);
  const { from, to } = days;
  const detailsOf = useMemo(
    () =>
      memoizeByItem((plan: PersonPlanState) =>
        [
          (plan.days.from !== from || plan.days.to !== to) &&
            formatListRange({ first: plan.days.from, last: plan.days.to }, today, language),
          plan.approval !== usualApproval && plan.approval,
          plan.type !== usualType && plan.type,
        ].filter(Boolean),
      ),
    [from, to, usualApproval, usualType, today, language],
  );
  return (
    <ColumnList
      label={t('plan-states:list')}
      rows={plans}
      idOf={({ key }) => key}
      labelOf={(plan) =>
        [titlesAfter(plan.fullName), plan.personalNumber, stateText, ...detailsOf(plan)]
          .filter(Boolean)
          .join(', ')
      }
      columns={PlanStateColumns}
      openId={openKey}
      onOpen={onOpen}
    >
      {(plan) => {
        const details = detailsOf(plan);
        return (
          <>
            <StateIcon look={look} isCompact />
            <span data-part="name">{titlesAfter(plan.fullName)}</span>
            <span data-part="number">{plan.personalNumber}</span>
            <span data-part="standing">
              <span data-part="state">{stateText}</span>
              {details.length > 0 && <span data-part="reason">{details.join(' · ')}</span>}
            </span>
          </>
        );
      }}
    </ColumnList>
  );
}

/** Shown while the plans load. */
export function PlanStateListSkeleton() {
  return (
    <ColumnListSkeleton
      count={8}
      columns={PlanStateColumns}
      hasIcon
      widths={{ name: 'min(12rem, 70%)', number: '4rem', state: '6rem' }}
    />
  );
}
