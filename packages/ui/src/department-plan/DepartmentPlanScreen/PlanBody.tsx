import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PlanBlocked } from './PlanBlocked.tsx';
import { PlanPeople } from './PlanPeople.tsx';
import type { PlanPeopleProps } from './PlanPeople.tsx';
import type { PlanState, UnknownPlans } from './planState.ts';

type Derived = 'label' | 'firstDay' | 'page' | 'error' | 'onRetry' | keyof UnknownPlans;

export interface PlanBodyProps extends Omit<PlanPeopleProps, Derived> {
  /** What is known of the plan. */
  plan: PlanState;
  /** Whose plans are not known. */
  unknown: UnknownPlans;
  /** The days of the page in words. */
  words: string;
}

/** The people with their plans, or why there are none. On paper it says whose plan and which days these are. */
export function PlanBody(props: PlanBodyProps) {
  const { plan, unknown, words, ...people } = props;
  const { t } = useTranslation('department-plan');
  const { centreName, onChooseCentre } = props;
  const isKnown = plan.kind === 'people';
  return (
    <>
      <OnPaper>
        {centreName}, {words}
      </OnPaper>
      {plan.kind === 'failed' || plan.kind === 'tooManyPeople' ? (
        <PlanBlocked {...{ plan, centreName, onChooseCentre }} />
      ) : (
        <PlanPeople
          {...people}
          {...unknown}
          firstDay={props.days.from}
          label={t('label', { centre: centreName, days: words })}
          page={isKnown ? plan.page : null}
          error={isKnown ? plan.error : null}
          onRetry={isKnown ? plan.onRetry : () => {}}
        />
      )}
    </>
  );
}

const OnPaper = styled.p`
  display: none;

  @media print {
    display: block;
  }
`;
