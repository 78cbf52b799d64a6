import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TooManyPeople } from '../../centres/TooManyPeople/TooManyPeople.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { PlanState } from './planState.ts';

export interface PlanBlockedProps {
  /** Why there is no plan to be seen. */
  plan: Extract<PlanState, { kind: 'failed' | 'tooManyPeople' }>;
  /** The centre's name. */
  centreName: string;
  /** Another centre is to be chosen. */
  onChooseCentre: () => void;
}

/** Stands in the place of the data, and leads out. Specification 001 section 8. */
export function PlanBlocked({ plan, centreName, onChooseCentre }: PlanBlockedProps) {
  const { t } = useTranslation(['department-plan', 'centres']);
  if (plan.kind === 'tooManyPeople')
    return <TooManyPeople {...{ centreName, onChooseCentre }} maxPeopleCount={plan.maxPeopleCount} />;
  const { what, error, isRetrying, onRetry, onOwnCentre } = plan;
  return (
    <Failure>
      <ErrorPanel
        title={t(what === 'plan' ? 'department-plan:failed.plan' : 'centres:choiceFailed')}
        {...{ error, isRetrying, onRetry }}
      />
      {onOwnCentre && <Button onPress={onOwnCentre}>{t('centres:ownCentre')}</Button>}
    </Failure>
  );
}

const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);

  > :first-child {
    width: 100%;
  }
`;
