import type { PlanContent } from '@selfservice/api/department-plan/plan-queries';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TooManyPeople } from '../../centres/TooManyPeople/TooManyPeople.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';

export interface PlanBlockedProps {
  /** The reason why there is no plan. */
  reason: Extract<PlanContent, { kind: 'failed' | 'tooManyPeople' }>;
  /** The centre's name. */
  centreName: string;
  /** Called when the user wants to choose another centre. */
  onChooseCentre: () => void;
  /** Called when the user tries again. */
  onRetry: () => void;
  /** Called when the user goes back to the own centre. */
  onOwnCentre: () => void;
}

/**
 * Shown instead of the plan, with a retry or another centre.
 *
 * @requirement department-plan-21, department-plan-40, department-plan-42
 */
export function PlanBlocked(props: PlanBlockedProps) {
  const { reason, centreName, onChooseCentre, onRetry, onOwnCentre } = props;
  const { t } = useTranslation(['department-plan', 'centres']);
  if (reason.kind === 'tooManyPeople')
    return (
      <TooManyPeople
        centreName={centreName}
        maxPeopleCount={reason.maxPeopleCount}
        onChooseCentre={onChooseCentre}
      />
    );
  const { what, error, isRetrying, canShowOwnCentre } = reason;
  return (
    <Failure>
      <ErrorPanel
        title={t(what === 'plan' ? 'department-plan:failed.plan' : 'centres:choiceFailed')}
        error={error}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
      {canShowOwnCentre && <Button onPress={onOwnCentre}>{t('centres:ownCentre')}</Button>}
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
