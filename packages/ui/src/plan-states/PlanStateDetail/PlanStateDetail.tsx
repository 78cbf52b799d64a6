import type { PlanState } from '@selfservice/api/plan-states/plan-state-filter';
import type { PersonPlanState } from '@selfservice/api/plan-states/plan-states';
import type { Permission } from '@selfservice/api/session/permissions';
import { useTranslation } from 'react-i18next';
import { formatDetailRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useContactItems } from '../../patterns/Contacts/useContactItems.ts';
import { DetailArticle } from '../../patterns/ListDetail/DetailArticle.ts';
import { titlesAfter } from '../../patterns/person-name/titlesAfter.ts';
import { planStateIcons } from '../../patterns/StateIcon/planStateIcons.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';

export interface PlanStateDetailProps {
  /** The row of the plan. */
  plan: PersonPlanState;
  /** The state of the plan. */
  state: PlanState;
  /** The permission to see contacts. */
  contactsPermission: Permission;
  /** Whether the plan is missing in a newer list. */
  isGone: boolean;
}

/** The details of the state of a part of a plan. @requirement plan-states-7, plan-states-13 */
export function PlanStateDetail({ plan, state, contactsPermission, isGone }: PlanStateDetailProps) {
  const { t } = useTranslation(['plan-states', 'patterns']);
  const language = useLanguage();
  const contacts = useContactItems(plan.contacts, contactsPermission);
  const range = { first: plan.days.from, last: plan.days.to };
  return (
    <DetailArticle>
      <h2>{titlesAfter(plan.fullName)}</h2>
      {isGone && <Banner title={t('plan-states:field.gone')} />}
      <DescriptionList
        items={[
          { term: t('plan-states:field.personalNumber'), details: plan.personalNumber },
          { term: t('plan-states:filter.state'), details: t(`patterns:${planStateIcons[state].text}`) },
          { term: t('plan-states:field.days'), details: formatDetailRange(range, language) },
          { term: t('plan-states:field.planKind'), details: plan.planKind },
          { term: t('plan-states:field.checkedBy'), details: plan.checkedBy },
          { term: t('plan-states:field.approval'), details: plan.approval },
          { term: t('plan-states:field.type'), details: plan.type },
          ...contacts,
        ]}
      />
    </DetailArticle>
  );
}
